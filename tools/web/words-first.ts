import type { IndexHtmlTransformContext, Plugin } from 'vite';

/** The scripts that a page loads: its entry, then its imports. */
const SCRIPTS =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*?(?:src|href)="(?<path>[^"]+)"[^>]*>(?:<\/script>)?/gu;

/** Imports of the page's entry that are executed at once, each in a separate task. */
const SCREEN = '/src/app/App.tsx';

/**
 * Loads the scripts after the page's content has been painted: a shared link shows its text first, because a
 * slow processor does not do both at once. A page in the background paints nothing, and does not wait.
 * All are fetched in parallel; each is executed in a separate task, imported ones first.
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

/** The screen, the page's entry, and their imports. */
function scriptsOf(
  html: string,
  { bundle = {} }: IndexHtmlTransformContext,
  base: string,
): string[] {
  const named = [...html.matchAll(SCRIPTS)].map(({ groups }) => groups?.['path'] ?? '');
  const screen = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(SCREEN))
      ? [file.fileName, ...file.imports]
      : [],
  );
  const [screenItself = [], ...imported] = screen.map((file) => base + file);
  return [...new Set([screenItself, ...named, ...imported].flat())];
}

/** Defers the scripts of a build until its text is painted. */
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
