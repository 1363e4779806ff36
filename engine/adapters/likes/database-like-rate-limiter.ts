import type { Database } from 'firebase-admin/database';
import type { LikeRateLimiter } from '../../ports/likes/like-rate-limiter';
import { enginePaths } from '../database/engine-paths';

export function databaseLikeRateLimiter(database: Database): LikeRateLimiter {
  return {
    async pause(uid, until) {
      await database.ref(enginePaths.likesPausedUntil(uid)).set(until);
    },
    async overdraw(uid, until) {
      await database.ref(enginePaths.overdrawn(uid)).set(until);
    },
    async overdrawnUntil(uid) {
      return Number((await database.ref(enginePaths.overdrawn(uid)).get()).val() ?? 0);
    },
    async setFull(uid, isFull) {
      await database.ref(enginePaths.full(uid)).set(isFull ? true : null);
    },
    async isFull(uid) {
      return (await database.ref(enginePaths.full(uid)).get()).val() === true;
    },
  };
}
