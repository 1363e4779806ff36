import type { Compare } from './sorted-tree';

/** Sorts before (after) every key; the SDKs send these names for an open end of a range. */
export const minName = '[MIN_NAME]';
export const maxName = '[MAX_NAME]';

const zero = 48;
const nine = 57;
const minus = 45;

/** The value of a key that is a 32-bit integer in decimal notation, else null. */
function integerKey(key: string): number | null {
  if (key.length === 0 || key.length > 11) return null;
  const signed = key.charCodeAt(0) === minus;
  for (let index = signed ? 1 : 0; index < key.length; index += 1) {
    const code = key.charCodeAt(index);
    if (code < zero || code > nine) return null;
  }
  if (signed && key.length === 1) return null;
  const value = Number(key);
  return value >= -2_147_483_648 && value <= 2_147_483_647 ? value : null;
}

/** Order of keys: integers ascending, then strings by code unit. */
export const compareKeys: Compare<string> = (a, b) => {
  if (a === b) return 0;
  if (a === minName || b === maxName) return -1;
  if (b === minName || a === maxName) return 1;
  const first = integerKey(a);
  const second = integerKey(b);
  if (first !== null && second !== null) return first - second || a.length - b.length;
  if (first !== null) return -1;
  if (second !== null) return 1;
  return a < b ? -1 : 1;
};
