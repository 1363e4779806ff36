import type { Entry } from '../../story/entry';

/** Ends a subscription. */
export type Unsubscribe = () => void;

/** What participants say about themselves. */
export interface EntryStore {
  /** The entry as it is stored, unparsed; null when there is none. */
  read(uid: string): Promise<unknown>;
  /** Writes an entry unless there is one. */
  create(entry: Entry): Promise<void>;
  /**
   * Tells of every entry without a published turn: those that are there, and those that come or change.
   * Resolves when those that are there have been told of.
   */
  watchNew(told: (uid: string) => void): Promise<Unsubscribe>;
}
