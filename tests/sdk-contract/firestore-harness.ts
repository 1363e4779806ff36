import { Readable } from 'node:stream';
import type { RecordStore } from '../../local-firebase/storage/record-store';
import type { RunningFirestore } from '../../local-firebase/firestore/start-firestore';
import { systemClock } from '../../local-firebase/clock/clock';
import { startFirestore } from '../../local-firebase/firestore/start-firestore';
import { useFirestoreEmulator } from '../support/emulators';

export const PROJECT = 'demo-contract';

/** A store that outlives its server, so that a test can start the next one on the same data. */
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

/**
 * A Firestore of local-firebase on a free port; with `CONTRACT_EMULATORS` the one named there, unless the test needs
 * its own (a store to restart on, a port, rules at the start).
 */
export async function startTestFirestore(options: StartOptions = {}): Promise<RunningFirestore> {
  const official = Object.keys(options).length === 0 ? await useFirestoreEmulator(PROJECT) : null;
  if (official !== null) {
    return { port: Number(official.split(':')[1]), stop: () => Promise.resolve() };
  }
  return startFirestore({
    host: '127.0.0.1',
    port: 0,
    project: PROJECT,
    store: createKeepingStore(),
    clock: systemClock,
    log: (message) => process.stderr.write(`${message}\n`),
    ...options,
  });
}
