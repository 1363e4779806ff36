import type { DataSnapshot, Database } from 'firebase-admin/database';
import { paths } from '../../story/paths';
import type { FavoriteCount, FavoriteStore } from '../ports/favorite-store';
import { enginePaths } from './engine-paths';
import { childrenOf } from './snapshot-children';

export function databaseFavoriteStore(database: Database): FavoriteStore {
  return {
    async watch(told) {
      const favorites = database.ref(paths.favorites);
      const tell = (person: DataSnapshot): void => {
        if (person.key !== null) told(person.key, likedKeys(person));
      };
      favorites.on('child_added', tell);
      favorites.on('child_changed', tell);
      favorites.on('child_removed', ({ key }) => {
        if (key !== null) told(key, new Set());
      });
      await favorites.once('value');
      return () => favorites.off();
    },

    async readCounts() {
      const counts: FavoriteCount[] = [];
      for (const story of childrenOf(await database.ref(paths.favoriteCounts).get())) {
        for (const turn of childrenOf(story)) {
          if (story.key !== null && turn.key !== null) {
            counts.push({ docid: story.key, key: turn.key, count: Number(turn.val()) });
          }
        }
      }
      return counts;
    },

    async writeCounts(counts) {
      const changes: Record<string, unknown> = {};
      for (const { docid, key, count } of counts) {
        changes[`${paths.favoriteCountsOf(docid)}/${key}`] = count > 0 ? count : null;
        changes[enginePaths.outdatedScore(docid)] = true;
      }
      await database.ref().update(changes);
    },

    async readOutdatedScores() {
      const stories = childrenOf(await database.ref(enginePaths.outdatedScores).get());
      return stories.flatMap(({ key }) => (key === null ? [] : [key]));
    },

    async writeScore(docid, score) {
      await database.ref().update({
        [enginePaths.outdatedScore(docid)]: null,
        ...(score === null ? {} : { [`${paths.entry(docid)}/data/score`]: score }),
      });
    },
  };
}

function likedKeys(person: DataSnapshot): ReadonlySet<string> {
  return new Set(
    childrenOf(person).flatMap((turn) =>
      turn.key !== null && turn.val() === true ? [turn.key] : [],
    ),
  );
}
