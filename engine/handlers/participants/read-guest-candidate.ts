import * as v from 'valibot';
import { entrySchema } from '../../../story/entry-schema';
import type { Screen } from '../../../story/user-text/screen-text';
import type { StoredEntry } from '../../ports/entries/entry-store';
import type { GuestCandidate } from '../../ports/entries/participant';
import { DEFAULT_FIRST_WORD } from '../../../story/first-word';
import { readFirstWord } from './read-first-word';
import { readName } from './read-name';

/**
 * A participant whose character may appear in other stories; null without that consent, and when the name must not be
 * used there. A first line that must not be used there is replaced by the default one.
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
