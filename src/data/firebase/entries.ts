import { get, ref, set, update, type DatabaseReference } from 'firebase/database';
import * as v from 'valibot';
import type { Entry } from '../../../story/entry';
import { entrySchema } from '../../../story/entry-schema';
import { paths } from '../../../story/paths';
import type { DeviceStorage } from '../device-storage';
import type { Entries } from '../entries';
import { confirmed } from './confirmed';
import type { DatabaseConnection } from './connections';
import { watchValue } from './watch-value';

const parseEntry = (value: unknown): Entry | null => {
  const entry = v.safeParse(entrySchema, value);
  return entry.success ? entry.output : null;
};

/** The entry that was last delivered on this device, if it is of this account. */
function storedEntry(device: DeviceStorage, uid: string): Entry | null {
  try {
    const entry = parseEntry(JSON.parse(device.read('entry')));
    return entry?.uid === uid ? entry : null;
  } catch {
    return null;
  }
}

/** @param device Where one's own entry is stored, so that the participant is known without a network. */
export function createEntries({ database }: DatabaseConnection, device: DeviceStorage): Entries {
  const at = (uid: string, field = ''): DatabaseReference =>
    ref(database, `${paths.entry(uid)}${field}`);
  const write = (send: () => Promise<void>) => confirmed(database, send);
  return {
    watch: (uid) => (listener) => {
      const stored = storedEntry(device, uid);
      if (stored !== null) listener.next(stored);
      return watchValue(
        at(uid),
        parseEntry,
      )({
        ...listener,
        next: (entry) => {
          device.write('entry', entry === null ? '' : JSON.stringify(entry));
          listener.next(entry);
        },
      });
    },
    create: (entry) => write(() => createEntry(at(entry.uid), entry)),
    writeBrowse: (uid, browse) => write(() => set(at(uid, '/browse'), browse)),
    writeSettings: (uid, { browse, firstWord, camp, flag }) =>
      // One write of all paths: either all is saved or nothing.
      write(() => update(at(uid), { browse, firstWord, 'data/camp': camp, flag })),
    writeName: (uid, onamae) => write(() => set(at(uid, '/onamae'), onamae)),
    writeCharacter: (uid, { image, equipment, importantList, category }) =>
      write(() => update(at(uid), { image, equipment, importantList, category })),
  };
}

/**
 * The SDK sends a write again whose answer was lost with the connection. By then the engine may have counted sections, and the
 * rules refuse a second entry: the write has succeeded when the stored entry is this one.
 */
async function createEntry(target: DatabaseReference, entry: Entry): Promise<void> {
  try {
    await set(target, entry);
  } catch (error) {
    const stored = parseEntry((await get(target)).val());
    if (stored?.date !== entry.date) throw error;
  }
}
