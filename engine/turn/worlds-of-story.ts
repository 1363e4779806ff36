import type { World } from '../storylets/format/world';
import { shuffled } from '../world/random';

/** Chapters of a story. */
const CHAPTERS = 3;

/** Which worlds a story leads through: different ones, in an order of its own, never quiet ほのぼの first. */
export function orderOfWorlds(worlds: readonly World[], seed: number): readonly World[] {
  const order = shuffled({ seed, chapter: 0, turn: 0 }, 'worlds', worlds);
  const first = order.findIndex(({ theme }) => theme !== 'ほのぼの');
  return [...order.slice(first, first + 1), ...order.filter((_, index) => index !== first)].slice(
    0,
    CHAPTERS,
  );
}
