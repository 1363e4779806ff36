import {
  get,
  limitToFirst,
  onValue,
  orderByKey,
  query,
  ref,
  remove,
  set,
  type Database,
} from 'firebase/database';
import { paths } from '../../../story/paths';
import { dataErrorCode } from '../data-error';
import type { Likes } from '../likes';
import type { Listener } from '../subscription';
import { confirmed } from './confirmed';
import type { DatabaseConnection } from './connections';
import { countLikes, parseCounts, parseLikes } from './parse';
import { watchValue } from './watch-value';

export function createLikes({ database, isSignedIn }: DatabaseConnection): Likes {
  return {
    watchCounts: (docid) => (listener) =>
      onValue(
        ref(database, paths.favoriteCountsOf(docid)),
        (snapshot) => {
          if (snapshot.exists()) listener.next(parseCounts(snapshot.val()));
          else void countWithoutCounts(database, isSignedIn(), docid, listener);
        },
        (error) => listener.error(dataErrorCode(error)),
      ),
    watchOwn: (uid) => watchValue(ref(database, paths.favoritesOf(uid)), parseLikes),
    set: (uid, favoriteKey, isLiked) => {
      const like = ref(database, paths.favorite(uid, favoriteKey));
      return confirmed(database, () => (isLiked ? set(like, true) : remove(like)));
    },
  };
}

/**
 * Where no engine keeps counts, all likes are read once; that is for accounts alone. Where one does, a story without counts
 * is one without likes.
 */
async function countWithoutCounts(
  database: Database,
  isSignedIn: boolean,
  docid: string,
  listener: Listener<Readonly<Record<string, number>>>,
): Promise<void> {
  try {
    const counted = query(ref(database, paths.favoriteCounts), orderByKey(), limitToFirst(1));
    if (!isSignedIn || (await get(counted)).exists()) {
      listener.next({});
      return;
    }
    const all = await get(ref(database, paths.favorites));
    listener.next(countLikes(docid, all.val()));
  } catch (error) {
    listener.error(dataErrorCode(error));
  }
}
