import type { RecordChange } from './record-store';
import { StorageError } from './storage-error';

/** Circuit breaker, for a full disk above all: after a failed write, writes are refused for this long before the next attempt, in ms. */
const PAUSE_MS = 1000;

interface Waiting {
  readonly changes: readonly RecordChange[];
  readonly resolve: () => void;
  readonly reject: (reason: StorageError) => void;
}

export interface CommitQueue {
  /**
   * Rejects with `store-failed` if the changes were not written; then all changes that were queued with them are lost,
   * too.
   */
  commit(changes: readonly RecordChange[]): Promise<void>;
  /** Resolves when everything queued before has been written. */
  idle(): Promise<void>;
}

export interface CommitQueueOptions {
  readonly writeBatch: (changes: readonly RecordChange[]) => Promise<void>;
  /** Called once after each failed write, before anything else is tried. */
  readonly failed: (error: StorageError) => Promise<void>;
  /** Makes the store writable again, without any part of the failed write; rejects as long as it can't. */
  readonly recover: () => Promise<void>;
  /** Called when a write has succeeded after a failed one. */
  readonly recovered: () => void;
  /** Milliseconds on a monotonic clock. */
  readonly elapsed: () => number;
}

/**
 * Group commit: changes are written in order, and all that arrive during one write form the next batch, so that
 * throughput does not depend on the latency of a single write.
 */
export function createCommitQueue(options: CommitQueueOptions): CommitQueue {
  const { writeBatch, failed, recover, recovered, elapsed } = options;
  let waiting: Waiting[] = [];
  let running: Promise<void> | null = null;
  let failure: { readonly error: StorageError; readonly retryAt: number } | null = null;

  /** Refuses everything in the queue: later changes may be based on the lost ones. */
  const refuse = (batch: readonly Waiting[], error: StorageError) => {
    const refused = [...batch, ...waiting];
    waiting = [];
    // A service that learns of the failure now may still submit changes based on the lost ones: the pause refuses
    // these, too.
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
