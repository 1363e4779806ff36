/** A change to one record; `value: null` removes it. */
export interface RecordChange {
  readonly key: string;
  readonly value: string | null;
}

/**
 * The persistent storage of the three services: a sorted map from string keys to JSON texts. Each service holds its own
 * data in memory with write-through, and reads the store only at start-up.
 */
export interface RecordStore {
  /** Every record whose key starts with `prefix`, in key order (by code units). */
  entries(prefix: string): AsyncIterable<readonly [key: string, value: string]>;
  /**
   * Writes all changes atomically. Resolves once they are durable; only then may a service acknowledge the write to its
   * client. Calls take effect in order. Rejects with a StorageError `store-failed` if nothing was written; then all
   * calls made before the failure was reported fail, too, so that no change that is based on a lost one is stored.
   */
  commit(changes: readonly RecordChange[]): Promise<void>;
  close(): Promise<void>;
}
