import { build } from 'esbuild';
import { join } from 'node:path';
import { packageFolders } from '../../licences/package-folders';
import { ROOT } from '../../support/root';

/** Packages that stay packages: native ones, ones that read files of their own, and what Firebase looks for itself. */
export const RUNTIME_PACKAGES = [
  '@ai-sdk/google',
  '@ai-sdk/openai-compatible',
  '@fontsource/shippori-mincho',
  '@resvg/resvg-js',
  'ai',
  'firebase-admin',
  'firebase-functions',
  'satori',
] as const;

/**
 * Bundles the cloud functions to `index.js`, and the thread that draws pictures for them to `picture-thread.js`: ES modules, as
 * their package.json says.
 * @returns the folders of the packages that are in them.
 */
export async function buildFunctions(folder: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: {
      index: 'functions/main.ts',
      'picture-thread': 'pages/picture/picture-thread.ts',
    },
    outdir: folder,
    bundle: true,
    external: RUNTIME_PACKAGES.flatMap((name) => [name, `${name}/*`]),
    platform: 'node',
    format: 'esm',
    target: 'node22',
    // The stories' texts as they are, and not three times as long.
    charset: 'utf8',
    // Of React the build for production alone.
    define: { 'process.env.NODE_ENV': '"production"' },
    // Packages that are bundled may still be CommonJS and require Node's own modules.
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module';\nconst require = makeRequire(import.meta.url);",
    },
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    metafile: true,
  });
  return packageFolders(Object.keys(metafile.inputs).map((path) => join(ROOT, path)));
}
