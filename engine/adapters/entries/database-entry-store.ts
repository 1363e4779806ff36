import type { DataSnapshot, Database } from 'firebase-admin/database';
import * as v from 'valibot';
import { hiddenSchema } from '../../../story/hidden';
import { paths } from '../../../story/paths';
import type { EntryStore, StoredEntry } from '../../ports/entries/entry-store';
import { childrenOf } from '../database/snapshot-children';

export function databaseEntryStore(database: Database): EntryStore {
  return {
    async read(uid) {
      const snapshot = await database.ref(paths.entry(uid)).get();
      return snapshot.val() as unknown;
    },

    async readSome(from, limit) {
      const byUid = database.ref(paths.entries).orderByKey();
      const after = storedEntries(await byUid.startAt(from).limitToFirst(limit).get());
      const missing = limit - after.length;
      if (missing === 0) return after;
      const before = await byUid.endBefore(from).limitToFirst(missing).get();
      return [...after, ...storedEntries(before)];
    },

    async sectionsOf(uid) {
      return Number((await database.ref(`${paths.entry(uid)}/clause`).get()).val() ?? 0);
    },

    async isHidden(uid) {
      const snapshot = await database.ref(paths.hiddenOf(uid)).get();
      return v.parse(hiddenSchema, snapshot.val()).story;
    },

    async create(entry) {
      // The first local guess may be null although an entry is stored: the server then sends its value.
      await database
        .ref(paths.entry(entry.uid))
        .transaction((stored: unknown) => (stored === null ? entry : undefined));
    },

    async watchNew(listener) {
      // The server leaves out entries of begun stories: they are many and need no work.
      const unbegun = database.ref(paths.entries).orderByChild('clause').equalTo(0);
      const notify = ({ key }: DataSnapshot): void => {
        if (key !== null) listener(key);
      };
      unbegun.on('child_added', notify);
      unbegun.on('child_changed', notify);
      await unbegun.once('value');
      return () => unbegun.off();
    },
  };
}

function storedEntries(snapshot: DataSnapshot): StoredEntry[] {
  return childrenOf(snapshot).flatMap((child) =>
    child.key === null ? [] : [{ uid: child.key, stored: child.val() as unknown }],
  );
}
