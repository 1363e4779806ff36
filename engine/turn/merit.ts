import type { Camp } from '../../story/camp';
import type { Tally } from '../world/state';

/**
 * Points for what a camp calls an achievement. The factors make the averages of the camps alike; they were measured
 * over many seeds, and a test watches them.
 */
const POINTS: Readonly<Record<Camp, (tally: Tally) => number>> = {
  平和: ({ settled }) => settled * 9.35,
  // A fortune grows by itself: its root keeps one lucky cargo from outweighing a whole story.
  景気: ({ profit }) => Math.sqrt(Math.max(0, profit)) * 32.4,
  混沌: ({ complications }) => complications * 9.4,
};

/** Whole points, ≥ 0. */
export function meritOf(camp: Camp, tally: Tally): number {
  return Math.round(POINTS[camp](tally));
}
