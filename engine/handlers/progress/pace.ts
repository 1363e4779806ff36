import { endsPage } from '../../../story/page-bounds';

/** The intervals at which stories are played, in milliseconds. */
export interface Pace {
  /** From the first turn of a page to the first turn of the next one. */
  readonly pageMs: number;
  /** Between the turns of a page. */
  readonly turnMs: number;
}

/** When the next turn is due; a page start later than the turn was recorded before the clock was set back. */
export function nextDue(
  turn: { readonly section: number; readonly chapterEnds: boolean; readonly at: number },
  pageStartedAt: number,
  pace: Pace,
): number {
  const nextTurn = turn.at + pace.turnMs;
  return endsPage(turn.section, turn.chapterEnds)
    ? Math.max(Math.min(pageStartedAt, turn.at) + pace.pageMs, nextTurn)
    : nextTurn;
}
