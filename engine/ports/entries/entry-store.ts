import type { Entry } from '../../../story/entry';
import type { Unsubscribe } from '../runtime/subscription';

/** A stored entry, unparsed. */
export interface StoredEntry {
  readonly uid: string;
  readonly stored: unknown;
}

/** The participants' entries. */
export interface EntryStore {
  /** The stored entry, unparsed; null when there is none. */
  read(uid: string): Promise<unknown>;
  /**
   * Up to `limit` entries in the order of uids: from the first uid that is not before `from`,
   * wrapping around after the last. The cost depends on `limit` alone.
   */
  readSome(from: string, limit: number): Promise<readonly StoredEntry[]>;
  /** The number of sections of the participant's story; 0 when there is none. */
  sectionsOf(uid: string): Promise<number>;
  /** Whether the operator has hidden this participant's story. */
  isHidden(uid: string): Promise<boolean>;
  /** Writes an entry unless one exists. */
  create(entry: Entry): Promise<void>;
  /**
   * Reports every entry without a published turn: the stored ones, and those that are added or changed.
   * Resolves when the stored ones have been reported.
   */
  watchNew(listener: (uid: string) => void): Promise<Unsubscribe>;
}
