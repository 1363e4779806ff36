import type { Entry } from '../../../story/entry';
import type { Unsubscribe } from '../runtime/subscription';

/** An entry as it is stored, unparsed. */
export interface StoredEntry {
  readonly uid: string;
  readonly stored: unknown;
}

/** What participants say about themselves. */
export interface EntryStore {
  /** The entry as it is stored, unparsed; null when there is none. */
  read(uid: string): Promise<unknown>;
  /**
   * So many entries, or all when there are fewer: from the first uid that is not before `from`, in the order of uids,
   * and on from the beginning after the last. What it costs depends on `limit` alone.
   */
  readSome(from: string, limit: number): Promise<readonly StoredEntry[]>;
  /** How many sections the participant's story has; 0 when there is none. */
  sectionsOf(uid: string): Promise<number>;
  /** Whether the operator has hidden this participant's story. */
  isHidden(uid: string): Promise<boolean>;
  /** Writes an entry unless there is one. */
  create(entry: Entry): Promise<void>;
  /**
   * Tells of every entry without a published turn: those that are there, and those that come or change.
   * Resolves when those that are there have been told of.
   */
  watchNew(told: (uid: string) => void): Promise<Unsubscribe>;
}
