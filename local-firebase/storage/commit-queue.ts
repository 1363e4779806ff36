import type { RecordChange } from './record-store';
import { StorageError } from './storage-error';

/** After a failed write, writes are refused for this long before the next one is tried, in ms. */
const PAUSE_MS = 1000;

interface Waiting {
  readonly changes: readonly RecordChange[];
  readonly resolve: () => void;
  readonly reject: (reason: StorageError) => void;
}

export interface CommitQueue {
  /** Rejects with `store-failed` when the changes were not written; then none that waited with them was, either. */
  commit(changes: readonly RecordChange[]): Promise<void>;
  /** Resolves when everything handed over before has been written. */
  idle(): Promise<void>;
}

export interface CommitQueueOptions {
  readonly writeBatch: (changes: readonly RecordChange[]) => Promise<void>;
  /** Called once after each failed write, before anything else is tried. */
  readonly failed: (error: StorageError) => Promise<void>;
  /** Makes the store writable again, without anything of the write that failed; rejects as long as it can't. */
  readonly recover: () => Promise<void>;
  /** Called when a write has succeeded after a failed one. */
  readonly recovered: () => void;
  /** Milliseconds since some moment; never goes back. */
  readonly elapsed: () => number;
}

/**
 * Writes in order, and everything that arrives while one batch is being written as one following batch, so
 * that throughput does not depend on the latency of a single write.
 */
export function createCommitQueue(options: CommitQueueOptions): CommitQueue {
  const { writeBatch, failed, recover, recovered, elapsed } = options;
  let waiting: Waiting[] = [];
  let running: Promise<void> | null = null;
  let failure: { readonly error: StorageError; readonly retryAt: number } | null = null;

  /** Refuses everything that was handed over: later changes may be made on top of the ones that were lost. */
  const refuse = (batch: readonly Waiting[], error: StorageError) => {
    const refused = [...batch, ...waiting];
    waiting = [];
    // Whoever hears of it now may still hand over changes on top of the lost ones: the pause refuses these, too.
    failure = { error, retryAt: elapsed() + PAUSE_MS };
    for (const each of refused) each.reject(error);
  };

  const write = async (changes: readonly RecordChange[]) => {
    if (failure !== null) await recover();
    try {
      await writeBatch(changes);
    } catch (cause) {
      const error = new StorageError('store-failed', 'the data could not be written', cause);
      await failed(error);
      throw error;
    }
    if (failure === null) return;
    failure = null;
    recovered();
  };

  const run = async () => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await write(batch.flatMap((each) => each.changes));
        for (const each of batch) each.resolve();
      } catch (cause) {
        refuse(
          batch,
          cause instanceof StorageError
            ? cause
            : new StorageError('store-failed', 'the data can not be written yet', cause),
        );
      }
    }
    running = null;
  };

  return {
    commit(changes) {
      if (changes.length === 0 && running === null) return Promise.resolve();
      if (failure !== null && elapsed() < failure.retryAt) return Promise.reject(failure.error);
      return new Promise((resolve, reject) => {
        waiting.push({ changes, resolve, reject });
        running ??= run();
      });
    },
    idle: () => running ?? Promise.resolve(),
  };
}
