import type { Plugin } from 'vite';

/** The scripts that a page loads: its own, then what that imports. */
const SCRIPTS =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*?(?:src|href)="(?<path>[^"]+)"[^>]*>(?:<\/script>)?/gu;

/**
 * Loads the scripts once what stands in the page has been painted: whoever opens a shared link reads its words first, and
 * a slow processor does one thing after the other. A page that nobody sees paints nothing, and waits for nothing.
 */
const loader = (paths: readonly string[]): string => `{
  const load = () => {
    for (const [index, path] of ${JSON.stringify(paths)}.entries()) {
      const element = document.createElement(index === 0 ? 'script' : 'link');
      element.crossOrigin = '';
      if (index === 0) Object.assign(element, { type: 'module', src: path });
      else Object.assign(element, { rel: 'modulepreload', href: path });
      document.head.append(element);
    }
  };
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(load));
}`;

/** Lets the scripts of a build come after its words. */
export function wordsFirst(): Plugin {
  return {
    name: 'words-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({
        html: html.replaceAll(SCRIPTS, ''),
        tags: [
          {
            tag: 'script',
            children: loader(
              [...html.matchAll(SCRIPTS)].map(({ groups }) => groups?.['path'] ?? ''),
            ),
            injectTo: 'body',
          },
        ],
      }),
    },
  };
}
