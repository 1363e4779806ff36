import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { ENGINE_COLLECTION, USAGE_COLLECTION } from '../../../story/paths';
import { sumOf, type UsageStore } from '../../ports/runtime/usage-store';
import { usageSchema } from './usage-schema';

/** A story's sum is the field `usage` of its private document; a day's sum has its own document. */
export function firestoreUsageStore(firestore: Firestore): UsageStore {
  const stories = firestore.collection(ENGINE_COLLECTION);
  const days = firestore.collection(USAGE_COLLECTION);
  return {
    async readDay(day) {
      return v.parse(usageSchema, (await days.doc(day).get()).data());
    },
    add: (uid, day, usage) =>
      firestore.runTransaction(async (transaction) => {
        const [story, today] = await transaction.getAll(stories.doc(uid), days.doc(day));
        const sums = {
          story: sumOf(v.parse(usageSchema, story?.get('usage')), usage),
          day: sumOf(v.parse(usageSchema, today?.data()), usage),
        };
        transaction.update(stories.doc(uid), { usage: sums.story });
        transaction.set(days.doc(day), sums.day);
        return sums;
      }),
  };
}
