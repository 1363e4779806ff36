import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Importers } from './nearest-tests';

/** Relative imports as Prettier writes them, static and dynamic; those of types alone are the compiler's to check. */
const IMPORT =
  /(?:^(?:import|export) (?!type )[^;'"]*?from |^import |\bimport\()'(?<path>\.[^']+)'/gmu;

/** Who imports whom below these folders of a repository. A test of the same name beside a file counts as importing it. */
export function importersIn(root: string, folders: readonly string[]): Importers {
  const files = new Set(folders.flatMap((folder) => filesBelow(root, folder)));
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const path of importsOf(join(root, file), file)) {
      const imported = [`${path}.ts`, `${path}.tsx`, path].find((name) => files.has(name));
      if (imported === undefined) continue;
      const known = importers.get(imported) ?? [];
      if (!known.includes(file)) importers.set(imported, [...known, file]);
    }
  }
  return importers;
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => posix.relative(root, posix.join(parentPath, name)));
}

/** The paths, perhaps without their endings, that a file imports. */
function importsOf(path: string, file: string): string[] {
  if (!/\.tsx?$/u.test(file)) return [];
  const found = [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(({ groups }) =>
    posix.join(posix.dirname(file), groups?.['path'] ?? ''),
  );
  const tested = /^(.+)\.test\.tsx?$/u.exec(file)?.[1];
  return tested === undefined ? found : [tested, ...found];
}
