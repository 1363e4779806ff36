import { PROMISE_OUTCOMES, type PromiseOutcome } from '../storylets/format/promise-outcome';
import type { StorySave } from './save';
import { worldOfVisit } from './visits';

/** A finished chapter, as later ones look back on it. */
export type LivedChapter = StorySave['lived'][number];

/** Chapters that a story looks back on; it has five as a rule. */
const KEPT_CHAPTERS = 6;

/** The finished chapters, with the one that has just ended. */
export function withChapter(save: StorySave): StorySave['lived'] {
  const { chapter, worlds, plot, state, lived, past } = save;
  const learnt = Object.keys(state.knowledge);
  const ended: LivedChapter = {
    chapter,
    world: worldOfVisit(worlds[chapter - 1] ?? ''),
    spine: plot?.spine ?? null,
    outcome: outcomeIn(learnt),
    learnt,
    named: [...past.named],
  };
  return [...lived, ended].slice(-KEPT_CHAPTERS);
}

function outcomeIn(learnt: readonly string[]): PromiseOutcome | null {
  return PROMISE_OUTCOMES.find((one) => learnt.includes(one)) ?? null;
}
