import * as v from 'valibot';
import { entrySchema } from '../../../story/entry-schema';
import type { Screen } from '../../../story/user-text/screen-text';
import type { StoredEntry } from '../../ports/entries/entry-store';
import type { GuestCandidate } from '../../ports/entries/participant';
import { DEFAULT_FIRST_WORD, readFirstWord } from './read-first-word';
import { readName } from './read-name';

/**
 * Somebody who lets their character turn up in other people's stories; null for everybody else, and for those whose
 * name is not to be told there. A line that is not to be told there is left out for the one that everybody begins with.
 */
export function readGuestCandidate(
  { uid, stored }: StoredEntry,
  screen: Screen,
): GuestCandidate | null {
  const parsed = v.safeParse(entrySchema, stored);
  if (!parsed.success || parsed.output.uid !== uid || !parsed.output.flag.offer) return null;
  const onamae = readName(parsed.output.onamae);
  if (onamae === '' || screen(onamae) !== 'fine') return null;
  const firstWord = readFirstWord(parsed.output.firstWord);
  return { uid, onamae, firstWord: screen(firstWord) === 'fine' ? firstWord : DEFAULT_FIRST_WORD };
}
