import type { Database } from 'firebase-admin/database';
import type { LikeBrake } from '../ports/like-brake';

/** The rules of `favorite` obey it; nobody reads it. */
const BRAKES = 'ai/27/engine/brake';

export function databaseLikeBrake(database: Database): LikeBrake {
  return {
    async brake(uid, until) {
      await database.ref(`${BRAKES}/${uid}`).set(until);
    },
  };
}
