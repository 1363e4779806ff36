import * as v from 'valibot';
import { entrySchema } from '../../../story/entry-schema';
import type { StoredEntry } from '../../ports/entry-store';
import type { Companion } from '../../ports/participant';
import { readFirstWord } from './read-first-word';
import { readName } from './read-name';

/** Somebody who lets their character turn up in other people's stories; null for everybody else. */
export function readCompanion({ uid, stored }: StoredEntry): Companion | null {
  const parsed = v.safeParse(entrySchema, stored);
  if (!parsed.success || parsed.output.uid !== uid || !parsed.output.flag.offer) return null;
  const onamae = readName(parsed.output.onamae);
  if (onamae === '') return null;
  return { uid, onamae, firstWord: readFirstWord(parsed.output.firstWord) };
}
