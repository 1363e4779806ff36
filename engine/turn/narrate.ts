import { memoryOf } from '../narration/narrated';
import type { NarrationRequest, Narrator, Presence } from '../narration/narrator';
import { overBudget } from '../narration/word-budget';
import type { Storylet } from '../storylets/format/storylet';
import { placeIn } from '../storylets/rules/situation';
import type { StorySave } from './save';

/** Has a decided turn narrated; the fields that depend on the story alone are filled in. */
export type Narrate = (
  turn: Omit<NarrationRequest, 'uid' | 'past' | 'isNarrated' | 'isOverBudget'>,
) => Promise<string>;

export function narrateFor(
  { told: narrated, past, said, chapter, worlds }: StorySave,
  uid: string,
  narrator: Narrator,
): Narrate {
  const isOverBudget = overBudget(said, chapter / worlds.length);
  return (turn) => {
    const isNarrated = memoryOf(narrated, placeIn(turn.situation)?.name);
    return narrator.narrate({ ...turn, uid, past, isNarrated, isOverBudget });
  };
}

export function presenceIn(storylet: Storylet): Presence {
  return { people: storylet.with ?? [], guest: asksForGuest(storylet) };
}

/** Whether a scene has another participant's character as its guest. */
export function asksForGuest({ when = [] }: Storylet): boolean {
  return when.some((condition) => condition.is === 'guest');
}
