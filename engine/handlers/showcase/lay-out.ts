import type { PlayedTurn } from '../../ports/stories/storyteller';
import type { TimedTurn } from '../publication/timeline-entries';
import { beginsPage } from '../../../story/page-bounds';
import { nextDue, type Pace } from '../progress/pace';

/** Backdates turns by the regular pace, the first one to `start` (ms since 1970). */
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
