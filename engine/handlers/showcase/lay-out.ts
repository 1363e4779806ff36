import type { PlayedTurn } from '../../ports/stories/storyteller';
import type { TimedTurn } from '../publication/timeline-entries';
import { beginsPage, nextDue, type Pace } from '../progress/pace';

/** Gives turns the dates that they would have had, the first of them at `start` (ms since 1970). */
export function layOut(turns: readonly PlayedTurn[], start: number, pace: Pace): TimedTurn[] {
  let at = start;
  let pageStartedAt = start;
  return turns.map((played) => {
    if (beginsPage(played.section)) pageStartedAt = at;
    const timed = { played, at };
    at = nextDue({ ...played, at }, pageStartedAt, pace);
    return timed;
  });
}
