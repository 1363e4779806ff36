import { get, ref, set, update } from 'firebase/database';
import { paths } from '../../../story/paths';
import type { Reader } from '../reader';
import { bookmarkChanges } from './bookmark-slots';
import { confirmed } from './confirmed';
import type { DatabaseConnection } from './connections';
import { parseReader } from './parse';
import { watchValue } from './watch-value';

export function createReader({ database }: DatabaseConnection): Reader {
  return {
    watch: (uid) => watchValue(ref(database, paths.reader(uid)), parseReader),
    writeSettings: (uid, settings) =>
      confirmed(database, () => set(ref(database, `${paths.reader(uid)}/settings`), settings)),
    writeBookmark: (uid, docid, bookmark) =>
      confirmed(database, async () => {
        const bookmarks = ref(database, `${paths.reader(uid)}/bookmark`);
        const stored: unknown = (await get(bookmarks)).val();
        await update(bookmarks, bookmarkChanges(stored, docid, bookmark));
      }),
  };
}
