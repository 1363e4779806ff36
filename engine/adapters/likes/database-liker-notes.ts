import type { Database } from 'firebase-admin/database';
import * as v from 'valibot';
import type { LikerNotes } from '../../ports/likes/liker-notes';
import { enginePaths } from '../database/engine-paths';
import { childrenOf } from '../database/snapshot-children';

const noteSchema = v.fallback(
  v.nullable(
    v.object({ since: v.number(), standing: v.picklist(['new', 'linked', 'established']) }),
  ),
  null,
);

export function databaseLikerNotes(database: Database): LikerNotes {
  return {
    async read(uid) {
      return v.parse(noteSchema, (await database.ref(enginePaths.liker(uid)).get()).val());
    },
    async remember(uid, note, reviewAt) {
      await database
        .ref()
        .update({ [enginePaths.liker(uid)]: note, [enginePaths.likerReview(uid)]: reviewAt });
    },
    async forget(uid) {
      await database
        .ref()
        .update({ [enginePaths.liker(uid)]: null, [enginePaths.likerReview(uid)]: null });
    },
    async due(now, limit) {
      const reviews = database.ref(enginePaths.likerReviews).orderByValue().endAt(now);
      return childrenOf(await reviews.limitToFirst(limit).get()).flatMap(({ key }) => key ?? []);
    },
  };
}
