import { build } from 'esbuild';
import { join } from 'node:path';
import type { IndexHtmlTransformContext, Plugin } from 'vite';

/** The scripts that a page loads: its entry, then its imports. */
const SCRIPTS =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*?(?:src|href)="(?<path>[^"]+)"[^>]*>(?:<\/script>)?/gu;

/** Imported by the page's entry at once, in tasks of their own. */
const SCREEN = '/src/app/App.tsx';

/** The script that starts the app, for the page itself: it is there before anything is fetched. */
async function starter(scripts: Scripts): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'start-app.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    define: { APP_FILES: JSON.stringify(scripts) },
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

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

/** Leaves the scripts of a build to `start-app.ts`, which executes them once the page has a reader. */
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
      handler: async (html, context) => ({
        html: html.replaceAll(SCRIPTS, ''),
        tags: [
          {
            tag: 'script',
            children: await starter(scriptsOf(html, context, base)),
            injectTo: 'body',
          },
        ],
      }),
    },
  };
}
