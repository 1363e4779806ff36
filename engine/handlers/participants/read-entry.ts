import { screenWith } from '../../../story/user-text/screen-text';
import type { EntryStore } from '../../ports/entries/entry-store';
import type { TermStore } from '../../ports/moderation/term-store';
import { readParticipant, type ParticipantResult } from './read-participant';

/** The fields of a stored entry that the storyteller may use now. */
export async function readEntry(
  uid: string,
  { entries, terms }: { readonly entries: EntryStore; readonly terms: TermStore },
): Promise<ParticipantResult> {
  const [stored, added] = await Promise.all([entries.read(uid), terms.read()]);
  return readParticipant(uid, stored, screenWith(added));
}
