import type { DataSnapshot, Database } from 'firebase-admin/database';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { hiddenSchema, hiddenTurnKey } from '../../../story/hidden';
import { ENGINE_COLLECTION, paths } from '../../../story/paths';
import type { AdminRepository } from '../../ports/moderation/admin-repository';
import { childrenOf } from '../database/snapshot-children';
import { usageSchema } from '../runtime/usage-schema';

/** Entries that are removed in one write. */
const BATCH = 500;

const text = v.fallback(v.string(), '');
const reportSchema = v.fallback(v.object({ date: text, reason: text, url: text }), {
  date: '',
  reason: '',
  url: '',
});

export function firebaseAdminRepository(database: Database, firestore: Firestore): AdminRepository {
  const piece = async (
    path: string,
    after: string | null,
    limit: number,
  ): Promise<DataSnapshot[]> => {
    const inOrder = database.ref(path).orderByKey();
    const rest = after === null ? inOrder : inOrder.startAfter(after);
    return childrenOf(await rest.limitToFirst(limit).get());
  };

  const removed = (places: readonly string[]): Promise<void> =>
    database.ref().update(Object.fromEntries<null>(places.map((place) => [place, null])));

  return {
    async readHidden(docid) {
      return v.parse(hiddenSchema, (await database.ref(paths.hiddenOf(docid)).get()).val());
    },

    async hide(docid, turn, isHidden) {
      const place = turn === null ? 'story' : `turns/${hiddenTurnKey(turn)}`;
      await database.ref(`${paths.hiddenOf(docid)}/${place}`).set(isHidden ? true : null);
    },

    async reports() {
      const stories = childrenOf(await database.ref(paths.reports).get());
      return stories
        .flatMap((story) =>
          childrenOf(story).map((report) => ({
            docid: story.key ?? '',
            uid: report.key ?? '',
            ...v.parse(reportSchema, report.val()),
          })),
        )
        .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
    },

    async entries(after, limit) {
      return (await piece(paths.entries, after, limit)).map((entry) => ({
        uid: entry.key ?? '',
        stored: entry.val() as unknown,
      }));
    },

    async likes(after, limit) {
      return (await piece(paths.favorites, after, limit)).map((person) => ({
        uid: person.key ?? '',
        keys: childrenOf(person).flatMap(({ key }) => key ?? []),
      }));
    },

    async removeLikes(likes) {
      for (let from = 0; from < likes.length; from += BATCH) {
        const some = likes.slice(from, from + BATCH);
        await removed(some.map(({ uid, key }) => paths.favorite(uid, key)));
      }
    },

    async usageOf(uid) {
      const document = await firestore.collection(ENGINE_COLLECTION).doc(uid).get();
      return v.parse(usageSchema, document.get('usage'));
    },
  };
}
