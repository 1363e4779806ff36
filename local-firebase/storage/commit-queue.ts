import type { RecordChange } from './record-store';
import { StorageError } from './storage-error';

interface Waiting {
  readonly changes: readonly RecordChange[];
  readonly resolve: () => void;
  readonly reject: (reason: StorageError) => void;
}

export interface CommitQueue {
  commit(changes: readonly RecordChange[]): Promise<void>;
  /** Resolves when everything handed over before has been written. */
  idle(): Promise<void>;
}

/**
 * Writes in order, and everything that arrives while one batch is being written as one following batch, so
 * that throughput does not depend on the latency of a single write.
 */
export const createCommitQueue = (
  writeBatch: (changes: readonly RecordChange[]) => Promise<void>,
): CommitQueue => {
  let waiting: Waiting[] = [];
  let running: Promise<void> | null = null;
  let failure: StorageError | null = null;

  const run = async () => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        if (failure) throw failure;
        await writeBatch(batch.flatMap((each) => each.changes));
        for (const each of batch) each.resolve();
      } catch (error) {
        // After a lost batch a later one must not be written: order is a promise of this queue.
        failure ??= new StorageError('store-failed', 'the data could not be written', error);
        for (const each of batch) each.reject(failure);
      }
    }
    running = null;
  };

  return {
    commit: (changes) =>
      changes.length === 0
        ? (running ?? Promise.resolve())
        : new Promise((resolve, reject) => {
            waiting.push({ changes, resolve, reject });
            running ??= run();
          }),
    idle: () => running ?? Promise.resolve(),
  };
};
