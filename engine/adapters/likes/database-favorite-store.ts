import type { DataSnapshot, Database } from 'firebase-admin/database';
import { parseFavoriteKey } from '../../../story/favorite-key';
import { paths } from '../../../story/paths';
import type { FavoriteStore, LikedTurn } from '../../ports/likes/favorite-store';
import { enginePaths } from '../database/engine-paths';
import { childrenOf } from '../database/snapshot-children';
import { storyLikes } from '../database/story-likes';
import { changeNewestCover } from '../lists/newest-cover';

/** Sorts after every character that a key may contain. */
const LAST = '\uf8ff';

const keysOf = (snapshot: DataSnapshot): string[] =>
  childrenOf(snapshot).flatMap(({ key }) => key ?? []);

export function databaseFavoriteStore(database: Database): FavoriteStore {
  return {
    async watch(listener) {
      const everybody = database.ref(paths.favorites);
      const ends = new Map<string, () => void>();
      // One listener for each account's likes: the SDK then reports only the like that changed.
      const follow = ({ key: uid, ref: own }: DataSnapshot): void => {
        if (uid === null || ends.has(uid)) return;
        const notify = ({ key }: DataSnapshot): void => {
          if (key !== null) listener({ uid, key });
        };
        own.on('child_added', notify);
        own.on('child_removed', notify);
        ends.set(uid, () => own.off());
      };
      everybody.on('child_added', follow);
      await everybody.once('value');
      return () => {
        everybody.off();
        for (const end of ends.values()) end();
      };
    },

    async isLiked(uid, key) {
      return (await database.ref(paths.favorite(uid, key)).get()).val() === true;
    },

    async likedBy(uid, docid) {
      const own = database.ref(paths.favoritesOf(uid)).orderByKey();
      const found = await own.startAt(`${docid}_`).endAt(`${docid}_${LAST}`).get();
      return keysOf(found).filter((key) => parseFavoriteKey(key)?.docid === docid);
    },

    async storiesLikedBy(uid) {
      const stories = new Map<string, LikedTurn>();
      for (const key of keysOf(await database.ref(paths.favoritesOf(uid)).get())) {
        const docid = parseFavoriteKey(key)?.docid;
        if (docid !== undefined) stories.set(docid, { docid, key });
      }
      return [...stories.values()];
    },

    async howMany(uid, limit) {
      const own = database.ref(paths.favoritesOf(uid)).orderByKey();
      return (await own.limitToFirst(limit).get()).numChildren();
    },

    async takeBack(uid, keys) {
      await database
        .ref(paths.favoritesOf(uid))
        .update(Object.fromEntries<null>(keys.map((key) => [key, null])));
    },

    async writeCounts(docid, counts, points) {
      const changes: Record<string, unknown> = {
        [`${enginePaths.likePoints(docid)}/sum`]: points === 0 ? null : points,
        [enginePaths.outdatedScore(docid)]: true,
      };
      for (const { key, count } of counts) {
        changes[`${paths.favoriteCountsOf(docid)}/${key}`] = count > 0 ? count : null;
      }
      await database.ref().update(changes);
    },

    async readOutdatedScores(limit) {
      const outdated = database.ref(enginePaths.outdatedScores).orderByKey();
      return keysOf(await outdated.limitToFirst(limit).get());
    },

    async writeScore(docid, score) {
      await database.ref().update({
        [enginePaths.outdatedScore(docid)]: null,
        ...(score === null ? {} : { [`${paths.entry(docid)}/data/score`]: score }),
      });
    },

    async writeCoverLikes(docid, timelineKeys) {
      const likes = await storyLikes(database, docid);
      await changeNewestCover(database, timelineKeys, (cover) => ({
        ...cover,
        likes: likes === 0 ? null : likes,
      }));
    },
  };
}
