import { hashText } from '../world/random';

/** What speaks against a set, all of it added up. */
const COSTS = {
  /** For each thing that it shares with the set before … */
  sharedWithLast: 100,
  /** … with the one before that, and the next. */
  sharedEarlier: [3, 1],
  /** It is the set before the last one. */
  backAtOnce: 150,
  /** For each time that it was used more often than the others of its size, where sizes take turns … */
  usedMoreOften: 30,
  /** … and where all are of one size: a set comes again only when all others have been used. */
  usedAgain: 110,
} as const;
/** So many orders are tried; what is left over at the end of one can share more than it has to. */
const TRIES = 8;

/**
 * Subsets of `count` things, each a bit mask, in an order in which neighbours share the least, the last and the first ones
 * too, because the order begins again. All subsets of a size are used, each about as often as the others.
 * @param sizes Of the subsets, which take turns: one size where all are alike.
 */
export function setsInOrder(count: number, sizes: readonly number[]): readonly number[] {
  const tries = Array.from({ length: TRIES }, (_, index) => orderOf(count, sizes, index));
  const [best] = tries.sort((a, b) => a.cost - b.cost);
  return best?.order ?? [];
}

interface Order {
  readonly order: readonly number[];
  readonly cost: number;
}

function orderOf(count: number, sizes: readonly number[], shuffle: number): Order {
  const keyOf = (set: number) => hashText(`set/${shuffle}/${set}`);
  const subsetsBySize = sizes.map((size) =>
    subsets(count, size).sort((a, b) => keyOf(a) - keyOf(b)),
  );
  const rounds = subsetsBySize.map(({ length }) => length).reduce(leastCommonMultiple, 1);
  const order: number[] = [];
  let cost = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, sets] of subsetsBySize.entries()) {
      const isLast = round === rounds - 1 && index === sizes.length - 1;
      const ofSize = order.filter((_, place) => place % sizes.length === index);
      const next = cheapest(sets, (set) => costOf(set, order, ofSize, isLast));
      order.push(next.set);
      cost += next.cost;
    }
  }
  return { order, cost };
}

function costOf(
  set: number,
  order: readonly number[],
  ofSize: readonly number[],
  isLast: boolean,
): number {
  const [last = 0, ...earlier] = order.slice(-3).reverse();
  const [first = 0] = order;
  const shared = bitsOf(set & last) + (isLast ? bitsOf(set & first) : 0);
  const sharedEarlier = earlier.map(
    (other, index) => bitsOf(set & other) * (COSTS.sharedEarlier[index] ?? 0),
  );
  return (
    COSTS.sharedWithLast * shared +
    sharedEarlier.reduce((sum, one) => sum + one, 0) +
    (set === earlier[0] ? COSTS.backAtOnce : 0) +
    (order.length === ofSize.length ? COSTS.usedAgain : COSTS.usedMoreOften) *
      ofSize.filter((one) => one === set).length
  );
}

function cheapest(
  sets: readonly number[],
  priceOf: (set: number) => number,
): { readonly set: number; readonly cost: number } {
  return sets
    .map((set) => ({ set, cost: priceOf(set) }))
    .reduce((best, one) => (one.cost < best.cost ? one : best), { set: 0, cost: Infinity });
}

function subsets(count: number, size: number): number[] {
  return Array.from({ length: 2 ** count }, (_, set) => set).filter((set) => bitsOf(set) === size);
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
