import type { IndexHtmlTransformContext, Plugin } from 'vite';

/** The scripts that a page loads: its own, then what that imports. */
const SCRIPTS =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*?(?:src|href)="(?<path>[^"]+)"[^>]*>(?:<\/script>)?/gu;

/** What the page's own script imports at once, though as a task of its own. */
const SCREEN = '/src/app/App.tsx';

/**
 * Loads the scripts once what stands in the page has been painted: whoever opens a shared link reads its words first, and
 * a slow processor does one thing after the other. A page that nobody sees paints nothing, and waits for nothing.
 * All are fetched side by side; each is run as a task of its own, what others import first.
 */
const loader = (paths: readonly string[]): string => `{
  const load = async () => {
    const paths = ${JSON.stringify(paths)};
    for (const href of paths) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
    }
    for (const path of paths.reverse()) await import(path);
  };
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(load));
}`;

/** The screen, the page's own script, and what they import. */
function scriptsOf(
  html: string,
  { bundle = {} }: IndexHtmlTransformContext,
  base: string,
): string[] {
  const named = [...html.matchAll(SCRIPTS)].map(({ groups }) => groups?.['path'] ?? '');
  const screen = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && file.facadeModuleId?.endsWith(SCREEN) === true
      ? [file.fileName, ...file.imports]
      : [],
  );
  const [screenItself = [], ...imported] = screen.map((file) => base + file);
  return [...new Set([screenItself, ...named, ...imported].flat())];
}

/** Lets the scripts of a build come after its words. */
export function wordsFirst(): Plugin {
  let base = '/';
  return {
    name: 'words-first',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, context) => ({
        html: html.replaceAll(SCRIPTS, ''),
        tags: [
          { tag: 'script', children: loader(scriptsOf(html, context, base)), injectTo: 'body' },
        ],
      }),
    },
  };
}
