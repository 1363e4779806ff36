import { systemClock } from '../../local-firebase/clock/clock';
import { createCommitQueue } from '../../local-firebase/storage/commit-queue';
import { createKeepingMemoryStore } from '../../local-firebase/storage/memory-store';
import type { RecordStore } from '../../local-firebase/storage/record-store';

/** A store whose disk is full when the test says so. */
export const createFailingStore = () => {
  const records = createKeepingMemoryStore();
  const disk = { isFull: false };
  let skipped = 0;
  const checkSpace = () =>
    disk.isFull ? Promise.reject(new Error('no space left on device')) : Promise.resolve();
  const queue = createCommitQueue({
    writeBatch: async (changes) => {
      await checkSpace();
      await records.commit(changes);
    },
    failed: () => Promise.resolve(),
    recover: checkSpace,
    recovered: () => undefined,
    elapsed: () => systemClock.elapsed() + skipped,
  });
  const store: RecordStore = {
    entries: (prefix) => records.entries(prefix),
    commit: (changes) => queue.commit(changes),
    close: () => records.close(),
  };
  return {
    store,
    fill: () => {
      disk.isFull = true;
    },
    /** There is space again, and the retry delay is over. */
    free: () => {
      disk.isFull = false;
      skipped += 60_000;
    },
  };
};
