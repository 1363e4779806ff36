import type { Database, Query } from 'firebase-admin/database';
import * as v from 'valibot';
import { paths } from '../../../story/paths';
import type { HandoverStore } from '../../ports/accounts/handover-store';
import { childrenOf } from '../database/snapshot-children';

/** Private to the engine: how often each uid has tried. No rule grants clients access. */
const ATTEMPTS = 'ai/27/engine/attempt';

const offerSchema = v.object({ hash: v.string(), date: v.number() });
const attemptsSchema = v.fallback(v.object({ date: v.number(), count: v.number() }), {
  date: 0,
  count: 0,
});

export function databaseHandoverStore(database: Database): HandoverStore {
  const removeOlder = async (all: Query, before: number): Promise<void> => {
    const old = await all.orderByChild('date').endAt(before).get();
    await Promise.all(childrenOf(old).map(({ ref }) => ref.remove()));
  };

  return {
    async readRequest(uid) {
      return (await database.ref(paths.request('redeem', uid)).get()).val() as unknown;
    },

    async countAttempt(uid, now, since) {
      const counted = await database.ref(`${ATTEMPTS}/${uid}`).transaction((stored: unknown) => {
        const { date, count } = v.parse(attemptsSchema, stored);
        return date < since ? { date: now, count: 1 } : { date, count: count + 1 };
      });
      return v.parse(attemptsSchema, counted.snapshot.val()).count;
    },

    async takeOffer(hash) {
      const found = await database.ref(paths.handovers).orderByChild('hash').equalTo(hash).get();
      for (const offer of childrenOf(found)) {
        const parsed = v.safeParse(offerSchema, offer.val());
        if (offer.key === null || !parsed.success) continue;
        const isTaken = await take(offer.key, hash);
        if (isTaken) return { uid: offer.key, ...parsed.output };
      }
      return null;
    },

    async answer(uid, answer, date) {
      await database.ref().update({
        [paths.answer(uid)]: { ...answer, date },
        [paths.request('redeem', uid)]: null,
      });
    },

    async sweep(before) {
      await removeOlder(database.ref(paths.handovers), before);
      await removeOlder(database.ref(paths.answers), before);
      await removeOlder(database.ref(ATTEMPTS), before);
    },
  };

  async function take(uid: string, hash: string): Promise<boolean> {
    // `committed` is true as well when nothing was stored: the value of the last run decides.
    let isThere = false;
    await database.ref(paths.handover(uid)).transaction((stored: unknown) => {
      const offer = v.safeParse(offerSchema, stored);
      isThere = offer.success && offer.output.hash === hash;
      // The first local guess may be null although an offer is stored: returning null makes the server send the value.
      return isThere || stored === null ? null : undefined;
    });
    return isThere;
  }
}
