import { memoryOf } from '../narration/narrated';
import type { NarrationRequest, Narrator, Presence } from '../narration/narrator';
import type { Storylet } from '../storylets/format/storylet';
import type { StorySave } from './save';
import { placeIn } from './script';

/** Tells what one turn decided; the story's own part of the request is added to it. */
export type Narrate = (
  turn: Omit<NarrationRequest, 'uid' | 'past' | 'isNarrated'>,
) => Promise<string>;

export function narrateFor(
  { told: narrated, past }: StorySave,
  uid: string,
  narrator: Narrator,
): Narrate {
  return (turn) => {
    const isNarrated = memoryOf(narrated, placeIn(turn.situation)?.name);
    return narrator.narrate({ ...turn, uid, past, isNarrated });
  };
}

export function presenceIn(storylet: Storylet): Presence {
  return { people: storylet.with ?? [], guest: asksForGuest(storylet) };
}

/** Whether a scene is about somebody else's character on a visit. */
export function asksForGuest({ when = [] }: Storylet): boolean {
  return when.some((condition) => condition.is === 'guest');
}
