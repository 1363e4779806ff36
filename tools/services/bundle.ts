import { build } from 'esbuild';
import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../support/root';
import { isCurrent, listOf, stampOf } from './bundle-stamp';

/**
 * Bundles a service's entry to one JavaScript file, without its packages, unless that file is current. A bundle starts faster than
 * TypeScript that is compiled at run time, and needs no compiler in its memory.
 * @param entry Path relative to the repository's folder of a module that exports `main(args): Promise<number>`.
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
 * @param entry Path relative to the repository's folder of a module that listens to its parent.
 */
export async function bundleThread(name: string, entry: string): Promise<URL> {
  return pathToFileURL(await bundle(name, [`import ${JSON.stringify(`./${entry}`)};`]));
}

/** Does nothing when the bundle is current. */
async function bundle(name: string, lines: readonly string[]): Promise<string> {
  // Beside node_modules, so that packages are resolved from there.
  const outfile = join(ROOT, '.cache', 'services', `${name}.mjs`);
  const code = lines.join('\n');
  if (isCurrent(outfile, code)) return outfile;
  const sourcefile = `${name}-entry.ts`;
  const began = Date.now();
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: ROOT, sourcefile, loader: 'ts' },
    absWorkingDir: ROOT,
    outfile,
    write: false,
    metafile: true,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // In a separate file, for --enable-source-maps: inline, it would stay in the service's memory.
    sourcemap: 'linked',
    charset: 'utf8',
    logLevel: 'warning',
  });
  const inputs = Object.keys(metafile.inputs).filter((path) => path !== sourcefile);
  replaceFile(listOf(outfile), JSON.stringify(inputs));
  const stamp = stampOf(code, inputs, began) ?? '';
  for (const { path, text } of outputFiles) {
    replaceFile(path, path === outfile ? `${text}\n${stamp}` : text);
  }
  return outfile;
}

/** Atomic, so that another instance that reads the file meanwhile gets a complete one. */
function replaceFile(path: string, contents: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const fresh = `${path}.${randomUUID()}`;
  writeFileSync(fresh, contents);
  renameSync(fresh, path);
}
