import { hashText } from '../world/random';

/**
 * Subsets of `count` things, each a bit mask, in an order in which neighbours share the least. A subset comes once: the
 * order begins again when all have been used.
 * @param sizes Of the subsets, which take turns: one size where all are alike. A size that has fewer subsets than another
 * uses its own again before all have been used.
 */
export function setsInOrder(count: number, sizes: readonly number[]): readonly number[] {
  const subsetsBySize = sizes.map((size) =>
    subsets(count, size).sort((a, b) => keyOf(a) - keyOf(b)),
  );
  const left = subsetsBySize.map(() => new Set<number>());
  const order: number[] = [];
  const rounds = subsetsBySize.map(({ length }) => length).reduce(leastCommonMultiple, 1);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, all] of subsetsBySize.entries()) {
      const unused = left[index] ?? new Set();
      if (unused.size === 0) for (const set of all) unused.add(set);
      const next = leastLike(unused, order);
      unused.delete(next);
      order.push(next);
    }
  }
  return order;
}

const keyOf = (set: number): number => hashText(`set/${set}`);

function subsets(count: number, size: number): number[] {
  return Array.from({ length: 2 ** count }, (_, set) => set).filter((set) => bitsOf(set) === size);
}

/** The set that shares the least with the last ones, the very last one first of all. */
function leastLike(sets: ReadonlySet<number>, order: readonly number[]): number {
  const [last = 0, ...earlier] = order.slice(-3).reverse();
  const likeness = (set: number) =>
    100 * bitsOf(set & last) + earlier.reduce((sum, other) => sum + bitsOf(set & other), 0);
  let best = 0;
  let least = Infinity;
  for (const set of sets) {
    const like = likeness(set);
    if (like < least) [best, least] = [set, like];
  }
  return best;
}

function bitsOf(set: number): number {
  let bits = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) bits += 1;
  return bits;
}

function leastCommonMultiple(a: number, b: number): number {
  const divisor = (x: number, y: number): number => (y === 0 ? x : divisor(y, x % y));
  return (a * b) / divisor(a, b);
}
