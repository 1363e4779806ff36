import { Readable } from 'node:stream';
import type { RecordStore } from '../../local-firebase/storage/record-store';
import type { RunningFirestore } from '../../local-firebase/firestore/start-firestore';
import { startFirestore } from '../../local-firebase/firestore/start-firestore';

export const PROJECT = 'demo-contract';

/** A store that outlives the server it is given to, so that a test can start the next one on the same data. */
export function createKeepingStore(): RecordStore {
  const records = new Map<string, string>();
  return {
    entries: (prefix) =>
      Readable.from([...records].filter(([key]) => key.startsWith(prefix)).sort()),
    commit: (changes) => {
      for (const { key, value } of changes) {
        if (value === null) records.delete(key);
        else records.set(key, value);
      }
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
}

export interface StartOptions {
  readonly port?: number;
  readonly rules?: string;
  readonly store?: RecordStore;
}

export function startTestFirestore(options: StartOptions = {}): Promise<RunningFirestore> {
  return startFirestore({
    host: '127.0.0.1',
    port: 0,
    project: PROJECT,
    store: createKeepingStore(),
    log: (message) => process.stderr.write(`${message}\n`),
    ...options,
  });
}
