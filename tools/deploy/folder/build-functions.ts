import { build } from 'esbuild';
import { join } from 'node:path';
import { packageFolders } from '../../licences/package-folders';
import { ROOT } from '../../support/root';

/** Packages that are not bundled: native ones, ones that read their own files, and those that Firebase requires by name. */
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
 * Bundles the cloud functions to `index.js`, and their picture thread to `picture-thread.js`: ES modules, as
 * their package.json declares.
 * @returns the folders of the bundled packages.
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
    // Japanese texts unescaped: escapes would triple their size.
    charset: 'utf8',
    // Selects React's production build.
    define: { 'process.env.NODE_ENV': '"production"' },
    // Bundled CommonJS packages may require Node's built-in modules.
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
