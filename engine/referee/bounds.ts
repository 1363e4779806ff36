import type { WorldState } from '../world/state';

/** How far a deed of one's own and an incident go, whatever is proposed. In 銀貨 and HP. */
export const BOUNDS = {
  /** Given away at once. */
  gift: 5,
  /** Found or lost. */
  windfall: 3,
  /** Of the purse, given away or lost at most. */
  purseShare: 0.25,
  /** Nobody is hurt below this. */
  leastHp: 3,
  /** Nobody comes to trust or distrust the traveller further by what was not written. */
  trust: 1,
} as const;

/** The most that may leave the purse at once, in 銀貨; below 1 for nothing. */
export function mostToSpend({ money }: WorldState, most: number): number {
  return Math.min(most, Math.floor(money * BOUNDS.purseShare));
}
