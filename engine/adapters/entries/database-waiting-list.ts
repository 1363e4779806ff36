import type { Database } from 'firebase-admin/database';
import * as v from 'valibot';
import type { TakenSlots, WaitingNewcomer, WaitingList } from '../../ports/entries/waiting-list';
import { enginePaths } from '../database/engine-paths';
import { childrenOf } from '../database/snapshot-children';

const time = v.fallback(v.number(), 0);
const takenSchema = v.fallback(v.object({ fresh: time, inTurn: time }), { fresh: 0, inTurn: 0 });
const newcomerSchema = v.object({
  at: v.number(),
  place: v.number(),
  isYoung: v.fallback(v.boolean(), true),
});

export function databaseWaitingList(database: Database): WaitingList {
  const waiting = database.ref(enginePaths.waiting);
  const slots = database.ref(enginePaths.takenSlots);
  const found = async (query: ReturnType<typeof waiting.orderByKey>): Promise<WaitingNewcomer[]> =>
    childrenOf(await query.get()).flatMap((child) => {
      const read = v.safeParse(newcomerSchema, child.val());
      return child.key === null || !read.success ? [] : [{ uid: child.key, ...read.output }];
    });

  return {
    async takeSlots(change) {
      await slots.transaction(
        (stored: unknown): TakenSlots | undefined =>
          change(v.parse(takenSchema, stored)) ?? undefined,
        undefined,
        false,
      );
    },

    async readSlots() {
      return v.parse(takenSchema, (await slots.get()).val());
    },

    async waitingAmong(uids) {
      const places = await Promise.all(uids.map((uid) => waiting.child(`${uid}/at`).get()));
      return new Set(uids.filter((_, index) => places[index]?.exists()));
    },

    async add(newcomers) {
      if (newcomers.length === 0) return;
      await waiting.update(
        Object.fromEntries(newcomers.map(({ uid, ...newcomer }) => [uid, newcomer])),
      );
    },

    newest: async (limit) => (await found(waiting.orderByChild('at').limitToLast(limit))).reverse(),
    inOrder: (limit) => found(waiting.orderByChild('place').limitToFirst(limit)),

    async remove(uid) {
      await waiting.child(uid).remove();
    },
  };
}
