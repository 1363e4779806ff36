import { hashText } from '../world/random';

/**
 * All subsets of `size` out of `count` things, each a bit mask, in an order in which neighbours share the least. A subset
 * comes once: the order begins again when all have been used.
 */
export function setsInOrder(count: number, size: number): readonly number[] {
  const left = new Set(subsets(count, size).sort((a, b) => keyOf(a) - keyOf(b)));
  const order: number[] = [];
  while (left.size > 0) {
    const next = leastLike(left, order);
    left.delete(next);
    order.push(next);
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
