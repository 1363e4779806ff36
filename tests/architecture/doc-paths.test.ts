import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOMS } from '../../tools/support/rooms';
import { ROOT } from '../../tools/support/root';

const below = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.includes('node_modules'))
    .map((name) => join(folder, name));

const FILES = ROOMS.flatMap(below);
const DOCS = [
  'README.md',
  'CONTRIBUTING.md',
  ...below('docs').filter((name) => name.endsWith('.md')),
];

/** `a/{b,c}.ts` is `a/b.ts` and `a/c.ts`. */
function withoutBraces(path: string): string[] {
  const [whole, choices] = /\{([^{}]*)\}/u.exec(path) ?? [];
  if (whole === undefined || choices === undefined) return [path];
  return choices.split(',').flatMap((choice) => withoutBraces(path.replace(whole, choice)));
}

/** The source files that a text names by path; `*` is a wildcard within a name. */
const sourcesNamedIn = (text: string): string[] =>
  [...text.matchAll(/`([\w.*{},-]+\/[\w./*{},-]+\.(?:ts|tsx|mjs|js))`/gu)].flatMap(
    ([, path = '']) => withoutBraces(path),
  );

/** A document about one folder omits the folder's own path. */
function isThere(path: string): boolean {
  const pattern = path.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]*');
  const named = new RegExp(`(?:^|/)${pattern}$`, 'u');
  return FILES.some((file) => named.test(file));
}

describe('the documents', () => {
  it('name sources by their paths', () => {
    const named = DOCS.flatMap((doc) => sourcesNamedIn(readFileSync(join(ROOT, doc), 'utf8')));
    expect(named.length).toBeGreaterThan(50);
  });

  it.each(DOCS)('%s names no source that is gone', (doc) => {
    const named = sourcesNamedIn(readFileSync(join(ROOT, doc), 'utf8'));
    expect(named.filter((path) => !isThere(path))).toEqual([]);
  });
});
