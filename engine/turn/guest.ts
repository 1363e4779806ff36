import { guestOf } from '../player/guest';
import type { Participant } from '../ports/entries/participant';
import type { Guest } from '../world/guest';
import { hash } from '../world/random';
import type { StorySave } from './save';

/** The chapter's guest, or else a candidate that has not been in the story yet; null when there is none. */
export function guestFor(
  { guest, met, seed, chapter }: StorySave,
  { uid, guestCandidates = [] }: Participant,
): Guest | null {
  if (guest !== null) return guest;
  const strangers = guestCandidates
    .filter((one) => one.uid !== uid && !met.includes(one.uid))
    .map(guestOf)
    .filter(({ name, firstWord }) => name !== '' && firstWord !== '');
  return strangers[hash({ seed, chapter, turn: 0 }, 'guest') % strangers.length] ?? null;
}
