import * as v from 'valibot';
import { CATEGORY_NAMES } from '../../../story/catalogue/catalogue-item';
import { findItem } from '../../../story/catalogue/catalogue';
import { characterIcon, type CharacterIconName } from '../../../story/character-icon';
import type { Entry } from '../../../story/entry';
import { entrySchema } from '../../../story/entry-schema';
import type { Screen } from '../../../story/user-text/screen-text';
import { normaliseText, TEXT_LIMITS } from '../../../story/user-text/normalise-text';
import { cutBetweenCharacters } from '../../japanese/cut-between-characters';
import type { Participant } from '../../ports/entries/participant';
import { DEFAULT_FIRST_WORD } from '../../../story/first-word';
import { readFirstWord } from './read-first-word';
import { HIDDEN_NAME, readName } from './read-name';

export type ParticipantErrorCode = 'entry-missing' | 'entry-unreadable' | 'entry-without-name';

export type ParticipantResult =
  | {
      readonly ok: true;
      readonly participant: Participant;
      /** Shown to readers only; the storyteller does not use it. */
      readonly image: CharacterIconName;
      /** Whether other participants' characters may turn up in this story. */
      readonly accepts: boolean;
    }
  | { readonly ok: false; readonly code: ParticipantErrorCode };

/**
 * The parts of an entry that the storyteller may use. Entries are untrusted input; a text that the moderation terms
 * call severe is used nowhere, not even in its owner's story.
 */
export function readParticipant(uid: string, stored: unknown, screen: Screen): ParticipantResult {
  if (stored === null || stored === undefined) return { ok: false, code: 'entry-missing' };
  const parsed = v.safeParse(entrySchema, stored);
  if (!parsed.success || parsed.output.uid !== uid) return { ok: false, code: 'entry-unreadable' };
  const entry = parsed.output;
  const onamae = readName(entry.onamae);
  if (onamae === '') return { ok: false, code: 'entry-without-name' };
  const screened = (text: string, instead: string): string =>
    screen(text) === 'severe' ? instead : text;
  const equipment = knownEquipment(entry.equipment);
  return {
    ok: true,
    accepts: entry.flag.accept,
    image: characterIcon(entry.image),
    participant: {
      uid,
      onamae: screened(onamae, HIDDEN_NAME),
      firstWord: screened(readFirstWord(entry.firstWord), DEFAULT_FIRST_WORD),
      camp: entry.data.camp,
      category: entry.category.filter((name) => CATEGORY_NAMES.some((known) => known === name)),
      equipment: { ...equipment, text: screened(equipment.text, '') },
      importantIds: importantIds(entry.importantList),
    },
  };
}

function knownEquipment({ text, ...slots }: Entry['equipment']): Participant['equipment'] {
  const known = (id: number | null): number | null =>
    id !== null && findItem(id) !== undefined ? id : null;
  return {
    hand: known(slots.hand),
    armor: known(slots.armor),
    accessory: known(slots.accessory),
    food: known(slots.food),
    important: known(slots.important),
    text: cutBetweenCharacters(normaliseText(text), TEXT_LIMITS.trait).trim(),
  };
}

const importantListSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

function importantIds(importantList: string): number[] {
  const parsed = v.safeParse(importantListSchema, importantList);
  if (!parsed.success) return [];
  return Object.entries(parsed.output)
    .filter(([id, important]) => important === true && findItem(Number(id)) !== undefined)
    .map(([id]) => Number(id));
}
