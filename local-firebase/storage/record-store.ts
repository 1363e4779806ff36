/** A change to one record; `value: null` removes it. */
export interface RecordChange {
  readonly key: string;
  readonly value: string | null;
}

/**
 * What the three services keep across a restart: a sorted map from string keys to JSON texts.
 * Each service holds its own data in memory and writes every change through; it reads only at start-up.
 */
export interface RecordStore {
  /** Every record whose key starts with `prefix`, in ascending order of its key (code units). */
  entries(prefix: string): AsyncIterable<readonly [key: string, value: string]>;
  /**
   * Writes all changes or none. Resolves when they survive the end of this process; only then may a
   * service acknowledge the write to its client. Calls take effect in the order in which they were made.
   * Rejects with a StorageError `store-failed` when nothing of it was written; the same is true for all calls that
   * were made before anybody could hear of it, so that what was made on top of a lost change is never stored.
   */
  commit(changes: readonly RecordChange[]): Promise<void>;
  close(): Promise<void>;
}
