import { DataError } from './data-error';
import type { Path } from './path';

/** The documented limits of the Realtime Database. */
const maxDepth = 32;
const maxKeyBytes = 768;
const maxStringBytes = 10 * 1024 * 1024;
export const maxWriteBytes = 16 * 1024 * 1024;
export const maxRestWriteBytes = 256 * 1024 * 1024;

const forbidden = /[.#$[\]/\p{Cc}]/u;

export function checkKey(key: string): void {
  if (key === '' || forbidden.test(key))
    throw new DataError(
      `Invalid key ${JSON.stringify(key)}: keys must be non-empty and can't contain ".", "#", "$", "/", "[", "]" or control characters`,
    );
  if (key.length * 3 > maxKeyBytes && Buffer.byteLength(key) > maxKeyBytes)
    throw new DataError(`Key is longer than ${maxKeyBytes} bytes: ${key.slice(0, 40)}…`);
}

export function checkDepth(depth: number): void {
  if (depth > maxDepth) throw new DataError(`Path is deeper than ${maxDepth} levels`);
}

export function checkString(value: string): void {
  if (value.length * 3 > maxStringBytes && Buffer.byteLength(value) > maxStringBytes)
    throw new DataError(`String is longer than ${maxStringBytes} bytes`);
}

/** Checks a path from a client; it may end in `.priority`. */
export function checkPath(path: Path): void {
  checkDepth(path.length);
  path.forEach((key, index) => {
    if (key !== '.priority' || index !== path.length - 1) checkKey(key);
  });
}
