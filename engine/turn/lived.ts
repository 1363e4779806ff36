import { WORLDS } from '#content';
import { PROMISE_OUTCOMES, type PromiseOutcome } from '../storylets/format/promise-outcome';
import type { Spine } from '../storylets/format/spine';
import type { World } from '../storylets/format/world';
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

/** The world of a finished chapter; undefined where the content has it no longer. */
export function livedWorld({ world }: LivedChapter): World | undefined {
  return WORLDS.find(({ id }) => id === world);
}

/** The spine that a finished chapter told; undefined for none, and where the content has it no longer. */
export function livedSpine(lived: LivedChapter): Spine | undefined {
  return livedWorld(lived)?.spines?.find(({ id }) => id === lived.spine);
}

function outcomeIn(learnt: readonly string[]): PromiseOutcome | null {
  return PROMISE_OUTCOMES.find((one) => learnt.includes(one)) ?? null;
}
