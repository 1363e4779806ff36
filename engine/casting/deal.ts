import { hashText } from '../world/random';
import { sortedBy } from '../world/sorted-by';

/** Up to so many items are dealt in blocks: each comes first once in a block. */
const SMALL = 6;
/** Multiples of it, modulo 1, lie as far from each other as can be. */
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

/**
 * The items in the order of the n-th deal. What neighbouring deals have in front comes last; the order follows from the
 * number alone. Of many items, of which several are taken in a deal, neighbours start far from each other.
 * @param n From 0.
 * @param keyOf Unique among the items; their order does not matter.
 */
export function dealt<T>(
  items: readonly T[],
  n: number,
  purpose: string,
  keyOf: (item: T) => string,
): readonly T[] {
  if (items.length < 2) return items;
  const shuffledFor = (block: number) =>
    sortedBy(items, (item) => hashText(`${purpose}/${block}/${keyOf(item)}`));
  return items.length <= SMALL ? inBlocks(n, items.length, shuffledFor) : inTurn(n, shuffledFor(0));
}

function inBlocks<T>(n: number, size: number, shuffledFor: (block: number) => readonly T[]): T[] {
  const block = size === 2 ? 0 : Math.floor(n / size);
  const order = [...shuffledFor(block)];
  const [first, second] = order;
  // The last of the block before must not come again at once.
  if (block > 0 && first !== undefined && second !== undefined) {
    if (shuffledFor(block - 1).at(-1) === first) order.splice(0, 2, second, first);
  }
  const place = n % size;
  const distance = (index: number) => {
    const apart = Math.abs(index - place);
    return Math.min(apart, size - apart);
  };
  return order
    .map((item, index) => ({ item, rank: index === place ? size : distance(index) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ item }) => item);
}

function inTurn<T>(n: number, order: readonly T[]): readonly T[] {
  const start = Math.floor(((n * GOLDEN_RATIO) % 1) * order.length);
  return [...order.slice(start), ...order.slice(0, start)];
}
