/** A seeded stream of random numbers. */
export interface Random {
  /** 0 to `below` - 1 */
  int(below: number): number;
  chance(share: number): boolean;
  pick<T>(from: readonly [T, ...T[]]): T;
}

/** Mulberry32: small, fast, and random enough for fuzzing. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (below: number): number => Math.floor(next() * below);
  return {
    int,
    chance: (share) => next() < share,
    pick: (from) => from[int(from.length)] ?? from[0],
  };
}
