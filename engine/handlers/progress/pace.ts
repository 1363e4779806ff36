import { TURNS_PER_PAGE } from '../../../story/turn-url';

/** The intervals at which stories are played, in milliseconds. */
export interface Pace {
  /** From the first turn of a page to the first turn of the next one. */
  readonly pageMs: number;
  /** Between the turns of a page. */
  readonly turnMs: number;
}

/** A page as readers see it: ten sections, fewer at a chapter's end. */
export function endsPage(section: number, chapterEnds: boolean): boolean {
  return chapterEnds || section % TURNS_PER_PAGE === 0;
}

export function beginsPage(section: number): boolean {
  return section % TURNS_PER_PAGE === 1;
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
