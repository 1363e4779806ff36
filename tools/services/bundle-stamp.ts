import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../support/root';

/** Changes with esbuild itself and with what the packages' imports lead to. */
const ALWAYS = ['package.json', 'package-lock.json'];
const inputsSchema = v.array(v.string());

/** The file beside a bundle that lists what the bundle was made from. */
export const listOf = (outfile: string): string => `${outfile}.inputs.json`;

/**
 * A comment for a bundle's last line. It changes with the entry's code and with every input that is written or removed.
 * @param inputs Paths relative to the repository's folder.
 * @returns null when an input is missing, or was written at `before` (ms since 1970) or later: the bundle may hold its previous text.
 */
export function stampOf(
  code: string,
  inputs: readonly string[],
  before = Number.POSITIVE_INFINITY,
): string | null {
  const hash = createHash('sha256').update(`${process.version}\n${code}\n`);
  for (const path of [...ALWAYS, ...inputs]) {
    const stat = statSync(join(ROOT, path), { throwIfNoEntry: false });
    if (stat === undefined || stat.mtimeMs >= before) return null;
    hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
  }
  return `// ${hash.digest('hex')}\n`;
}

/** Whether the bundle was made from this entry and from the inputs as they are now. */
export function isCurrent(outfile: string, code: string): boolean {
  try {
    const list: unknown = JSON.parse(readFileSync(listOf(outfile), 'utf8'));
    const stamp = stampOf(code, v.parse(inputsSchema, list));
    return stamp !== null && readFileSync(outfile, 'utf8').endsWith(stamp);
  } catch {
    // There is no bundle yet, or its list cannot be read.
    return false;
  }
}
