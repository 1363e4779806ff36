/**
 * How a served page looks until the app takes over: the same papers, type and column, so that the words stay where they
 * are looked for. `data-paper`, `data-lines`, what the reader has chosen (`--story-…`) and that home will show another story
 * (`data-elsewhere`) is set by the page's first script.
 */
export const SERVED_STYLE = `
.served{--ink:#1f2328;--second:#5b616b;--ai:#1f4e79;--shu:#b23a2a;--rule:#e2dcce;color:var(--ink);font-family:"Hiragino Mincho ProN","Yu Mincho","Noto Serif CJK JP",serif;font-size:1.125rem;line-height:1.9;line-break:strict;overflow-wrap:anywhere}
[data-paper=sepia] .served{--ink:#2b2418;--second:#645a47;--shu:#a33424;--rule:#ddcfb4}
[data-paper=dark] .served{--ink:#e7e3da;--second:#a7adb6;--ai:#8fb8e6;--shu:#f0907f;--rule:#2d343d}
@media (prefers-color-scheme:dark){:root:not([data-paper]) .served{--ink:#e7e3da;--second:#a7adb6;--ai:#8fb8e6;--shu:#f0907f;--rule:#2d343d}}
.served header{height:56px;display:flex;align-items:center;padding-inline:16px}
.served a{color:var(--ai)}
.served main{max-width:max(38rem,var(--story-width,38rem));margin:0 auto;padding:0 16px 96px}
.served h1{font-size:1.5rem;margin:16px 0 4px}
.served h2{font-size:1.25rem;margin:24px 0 8px}
.served h3{font-size:.9375rem;margin:0 0 16px;color:var(--second)}
.served h3 span{margin-inline-start:12px;color:var(--ai)}
.served [data-role=user] h3 span{color:var(--shu)}
.served article{padding-block:28px 16px}
.served article+article{border-block-start:1px solid var(--rule)}
.served article[data-role=user]>*{margin-inline-start:-14px;padding-inline-start:12px;border-inline-start:2px solid var(--shu);margin-block:0;padding-block-end:.4em}
.served article[data-role=user] .picture{box-sizing:content-box;background-clip:content-box;border-radius:0}
.served p{margin:0 0 .4em}
.served article p{text-indent:1em;text-align:justify;max-inline-size:var(--story-width,38rem);font-family:var(--story-family,inherit);font-size:var(--story-size,1.125rem);line-height:var(--story-leading,1.9)}
.served article :is(.speech,.about,.end){text-indent:0}
.served .picture{max-width:345px;aspect-ratio:1200/630;margin:0 0 20px;border-radius:4px;overflow:hidden;background:var(--rule)}
.served .picture svg{display:block}
.served p.about{font-family:inherit;font-size:.875rem;color:var(--second)}
.served .about b{margin-inline-end:.5em;color:var(--shu)}
.served article .end{text-align:center;letter-spacing:.2em;padding:48px 0}
.served nav{display:flex;flex-wrap:wrap;gap:8px 24px;padding-block:24px}
.served nav.contents{display:block;border-block-start:1px solid var(--rule);font-size:1rem}
.served nav.contents h2{font-size:1rem;margin:0 0 8px;color:var(--second)}
.served ol{list-style:none;margin:0;padding:0}
[data-elsewhere] .served.home main{visibility:hidden}
[data-lines=vertical] .served .column{writing-mode:vertical-rl;width:100%;height:clamp(17rem,100svh - 15.5rem,var(--story-width,38rem));overflow:auto hidden;padding:20px 0 12px}
@media (max-width:899.95px) and (max-height:33rem){[data-lines=vertical] .served .column{height:max(11rem,100svh - 7.5rem)}}
[data-lines=vertical] .served article{display:flow-root}
[data-lines=vertical] .served h3{margin:0 0 0 16px}
[data-lines=vertical] .served .picture{width:min(345px,80vw);margin:0 0 0 16px}
@media (min-height:36rem){[data-lines=vertical] .served .picture{float:left;margin:0 0 16px 12px}}
`.trim();
