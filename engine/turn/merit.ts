import type { Camp } from '../../story/camp';
import type { Tally } from '../world/state';

/**
 * Points for the achievements of a camp. The factors make the averages of the camps about equal; they were measured over
 * many stories as they are dealt, and a test checks them.
 */
const POINTS: Readonly<Record<Camp, (tally: Tally) => number>> = {
  平和: ({ settled }) => settled * 12.5,
  // Profit grows with the purse: the square root limits the weight of one lucky cargo.
  景気: ({ profit }) => Math.sqrt(Math.max(0, profit)) * 80,
  混沌: ({ complications }) => complications * 8,
};

/** Whole points, ≥ 0. */
export function meritOf(camp: Camp, tally: Tally): number {
  return Math.round(POINTS[camp](tally));
}
