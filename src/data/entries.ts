import type { Camp } from '../../story/camp';
import type { Entry, Equipment } from '../../story/entry';
import type { Watch } from './subscription';

/** What a participant may change in the settings. */
export interface EntrySettings {
  readonly browse: string;
  readonly firstWord: string;
  readonly camp: Camp;
  /** Whether others turn up in one's own story, and one's own character in others'. */
  readonly flag: Entry['flag'];
}

/** What a participant sends with the character sheet. */
export interface CharacterSheet {
  /** The name of a built-in picture. */
  readonly image: string;
  readonly equipment: Equipment;
  /** JSON of `{[商品ID]: true}`. */
  readonly importantList: string;
  /** Six names of categories, '' for none. */
  readonly category: readonly string[];
}

/** Registrations. Writes reject with a `DataError` and resolve when the server has confirmed them. */
export interface Entries {
  watch(uid: string): Watch<Entry | null>;
  create(entry: Entry): Promise<void>;
  writeBrowse(uid: string, browse: string): Promise<void>;
  writeSettings(uid: string, settings: EntrySettings): Promise<void>;
  writeName(uid: string, onamae: string): Promise<void>;
  writeCharacter(uid: string, sheet: CharacterSheet): Promise<void>;
}
