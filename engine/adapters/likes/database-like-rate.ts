import type { Database } from 'firebase-admin/database';
import * as v from 'valibot';
import type { LikeRate } from '../../ports/likes/like-rate';
import { enginePaths } from '../database/engine-paths';
import { transact } from '../database/transact';

const hasteSchema = v.fallback(v.object({ since: v.number(), changes: v.number() }), {
  since: 0,
  changes: 0,
});

/** @param placeOf The path of an account's counter. */
export function databaseLikeRate(
  database: Database,
  placeOf: (uid: string) => string = enginePaths.likeRate,
): LikeRate {
  return {
    async count(uid, now, windowMs) {
      const counted = await transact(database.ref(placeOf(uid)), (stored) => {
        const haste = v.parse(hasteSchema, stored);
        return haste.since + windowMs <= now
          ? { since: now, changes: 1 }
          : { ...haste, changes: haste.changes + 1 };
      });
      return v.parse(hasteSchema, counted.value).changes;
    },
  };
}
