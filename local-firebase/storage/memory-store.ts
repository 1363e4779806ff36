import { Readable } from 'node:stream';
import type { RecordStore } from './record-store';

/** A store for a process whose data may end with it: it keeps nothing, so nothing is held twice. */
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

/** The same for a process whose data comes from a file or is written to one: that takes the records. */
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
