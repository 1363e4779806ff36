import type { IndexHtmlTransformContext, Plugin } from 'vite';

/** The scripts that a page loads: its entry, then its imports. */
const SCRIPTS =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*?(?:src|href)="(?<path>[^"]+)"[^>]*>(?:<\/script>)?/gu;

/** Imported by the page's entry at once, in tasks of their own. */
const SCREEN = '/src/app/App.tsx';

/**
 * Loads the scripts after the page's content has been painted: a shared link shows its text first, because a
 * slow processor does not do both at once. A page in the background paints nothing, and does not wait.
 * All are fetched in parallel; the page's entry executes them.
 */
const loader = ({ entry, all }: Scripts): string => `{
  const load = async () => {
    for (const href of ${JSON.stringify(all)}) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
    }
    for (const path of ${JSON.stringify(entry)}) await import(path);
  };
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(load));
}`;

interface Scripts {
  /** Those that the page itself names. */
  readonly entry: readonly string[];
  /** With what they and the screen import. */
  readonly all: readonly string[];
}

function scriptsOf(
  html: string,
  { bundle = {} }: IndexHtmlTransformContext,
  base: string,
): Scripts {
  const named = [...html.matchAll(SCRIPTS)].map(({ groups }) =>
    (groups?.['path'] ?? '').slice(base.length),
  );
  const screen = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(SCREEN))
      ? [file.fileName]
      : [],
  );
  const ordered = new Set<string>();
  const add = (name: string): void => {
    const file = bundle[name];
    if (file?.type === 'chunk') for (const imported of file.imports) add(imported);
    ordered.add(name);
  };
  for (const name of [...named, ...screen]) add(name);
  return { entry: named.map((name) => base + name), all: [...ordered].map((name) => base + name) };
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
          {
            tag: 'script',
            children: loader(scriptsOf(html, context, base)),
            injectTo: 'body',
          },
        ],
      }),
    },
  };
}
