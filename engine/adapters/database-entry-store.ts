import type { DataSnapshot, Database } from 'firebase-admin/database';
import { paths } from '../../story/paths';
import type { EntryStore } from '../ports/entry-store';

export function databaseEntryStore(database: Database): EntryStore {
  return {
    async read(uid) {
      const snapshot = await database.ref(paths.entry(uid)).get();
      return snapshot.val() as unknown;
    },

    async create(entry) {
      // A transaction's first guess may be null where there is an entry; the server then asks again.
      await database
        .ref(paths.entry(entry.uid))
        .transaction((stored: unknown) => (stored === null ? entry : undefined));
    },

    async watchNew(told) {
      // Entries of stories that have begun are left out by the server: they are many and bring no work.
      const untold = database.ref(paths.entries).orderByChild('clause').equalTo(0);
      const tell = ({ key }: DataSnapshot): void => {
        if (key !== null) told(key);
      };
      untold.on('child_added', tell);
      untold.on('child_changed', tell);
      await untold.once('value');
      return () => untold.off();
    },
  };
}
