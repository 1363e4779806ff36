import { build } from 'esbuild';
import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../support/root';

/**
 * Bundles a service's entry to one file of plain JavaScript, packages left outside. A bundle starts faster than
 * TypeScript compiled on the fly, and needs no compiler in its memory.
 * @param entry Path from the repository's folder to a module that exports `main(args): Promise<number>`.
 * @returns The bundle's absolute path.
 */
export function bundleService(name: string, entry: string): Promise<string> {
  return bundle(name, [
    `import { main } from ${JSON.stringify(`./${entry}`)};`,
    `process.exitCode = await main(process.argv.slice(2));`,
  ]);
}

/**
 * Bundles the entry of a worker thread in the same way.
 * @param entry Path from the repository's folder to a module that listens to its parent.
 */
export async function bundleThread(name: string, entry: string): Promise<URL> {
  return pathToFileURL(await bundle(name, [`import ${JSON.stringify(`./${entry}`)};`]));
}

async function bundle(name: string, lines: readonly string[]): Promise<string> {
  // Beside node_modules, so that the packages that stay outside are found.
  const outfile = join(ROOT, '.cache', 'services', `${name}.mjs`);
  const { outputFiles } = await build({
    stdin: {
      contents: lines.join('\n'),
      resolveDir: ROOT,
      sourcefile: `${name}-entry.ts`,
      loader: 'ts',
    },
    outfile,
    write: false,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // In a file of its own, for --enable-source-maps: inside, it would stay in the service's memory.
    sourcemap: 'linked',
    charset: 'utf8',
    logLevel: 'warning',
  });
  for (const { path, contents } of outputFiles) replaceFile(path, contents);
  return outfile;
}

/** Whoever reads the file meanwhile, another instance that starts for one, reads a whole one. */
function replaceFile(path: string, contents: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const fresh = `${path}.${randomUUID()}`;
  writeFileSync(fresh, contents);
  renameSync(fresh, path);
}
