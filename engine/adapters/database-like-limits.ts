import type { Database } from 'firebase-admin/database';
import type { LikeBrake } from '../ports/like-brake';
import { enginePaths } from './engine-paths';

export function databaseLikeBrake(database: Database): LikeBrake {
  return {
    async brake(uid, until) {
      await database.ref(enginePaths.brake(uid)).set(until);
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
