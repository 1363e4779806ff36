import { screenWith } from '../../../story/user-text/screen-text';
import type { EntryStore } from '../../ports/entries/entry-store';
import type { TermStore } from '../../ports/moderation/term-store';
import type { GuestCandidate, Participant } from '../../ports/entries/participant';
import { hash, type Moment } from '../../world/random';
import { readGuestCandidate } from './read-guest-candidate';

/** Entries that are read for a page, and guests taken from them, independent of the number of participants. */
const LOOKED_AT = 8;
const INVITED = 3;

/** The characters of uids, in the database's order. */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Enough characters to distinguish a million uids. */
const LETTERS_OF_START = 5;

/**
 * Guest candidates of a page: participants after a random uid who have agreed to it, are not hidden and have another name
 * than the story's participant. The same entries give the same guest candidates for the same page.
 * @param page The time of the page's first turn.
 */
export async function findGuestCandidates(
  { uid, onamae }: Participant,
  page: Moment,
  { entries, terms }: { readonly entries: EntryStore; readonly terms: TermStore },
): Promise<readonly GuestCandidate[]> {
  const [found, added] = await Promise.all([
    entries.readSome(startOf(page), LOOKED_AT),
    terms.read(),
  ]);
  const screen = screenWith(added);
  const willing = found
    .flatMap((entry) => readGuestCandidate(entry, screen) ?? [])
    .filter((one) => one.uid !== uid && one.onamae !== onamae)
    .slice(0, INVITED);
  const hidden = await Promise.all(willing.map((one) => entries.isHidden(one.uid)));
  return willing.filter((_, index) => hidden[index] === false);
}

function startOf(page: Moment): string {
  const drawn = hash(page, 'company');
  return Array.from({ length: LETTERS_OF_START }, (_, place) =>
    LETTERS.charAt(Math.floor(drawn / LETTERS.length ** place) % LETTERS.length),
  ).join('');
}
