import { Readable } from 'node:stream';
import type { RecordStore } from './record-store';

/** A store without persistence: it discards everything, because the services hold their data in memory. */
export function createMemoryStore(): RecordStore {
  return {
    entries: () => ({
      [Symbol.asyncIterator]: () => ({
        next: () => Promise.resolve({ done: true, value: undefined }),
      }),
    }),
    commit: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

/** A store in memory that keeps records, for a process that imports or exports. */
export function createKeepingMemoryStore(): RecordStore {
  const records = new Map<string, string>();
  return {
    entries: (prefix) =>
      Readable.from(
        [...records].filter(([key]) => key.startsWith(prefix)).sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
    commit(changes) {
      for (const { key, value } of changes)
        if (value === null) records.delete(key);
        else records.set(key, value);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
}
