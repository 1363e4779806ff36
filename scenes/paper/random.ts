/** A seeded random number generator: numbers in [0, 1), the same for the same key. */
export type Random = () => number;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

const hash = (key: string): number => {
  let value = FNV_OFFSET;
  for (const character of key) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), FNV_PRIME);
  }
  return value >>> 0;
};

/** Mulberry32, started from a hash of the key. */
export const randomFrom = (key: string): Random => {
  let state = hash(key);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const between = (random: Random, low: number, high: number): number =>
  low + random() * (high - low);

export const pick = <T>(random: Random, [first, ...rest]: readonly [T, ...T[]]): T =>
  rest[Math.floor(random() * (rest.length + 1)) - 1] ?? first;
