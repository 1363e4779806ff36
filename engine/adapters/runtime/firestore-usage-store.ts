import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { ENGINE_COLLECTION, USAGE_COLLECTION } from '../../../story/paths';
import type { DayUsage, StoryUsage, UsageStore } from '../../ports/runtime/usage-store';
import { reservedSchema, storyModelSchema, usageSchema } from './usage-schema';

/** A story's use is the fields `usage` and `model` of its private document; a day's sum has its own document. */
export function firestoreUsageStore(firestore: Firestore): UsageStore {
  const stories = firestore.collection(ENGINE_COLLECTION);
  const days = firestore.collection(USAGE_COLLECTION);
  return {
    readDay: async (day) => dayUsage(await days.doc(day).get()),
    update: (uid, day, change) =>
      firestore.runTransaction(async (transaction) => {
        const [story, today] = await transaction.getAll(stories.doc(uid), days.doc(day));
        const sums = change({ story: storyUsage(story), day: dayUsage(today) });
        const { usage, newest, teller } = sums.story;
        transaction.update(stories.doc(uid), { usage, model: { newest, teller } });
        transaction.set(days.doc(day), { ...sums.day.usage, reserved: sums.day.reserved });
        return sums;
      }),
  };
}

function dayUsage(document: DocumentSnapshot | undefined): DayUsage {
  return {
    usage: v.parse(usageSchema, document?.data()),
    reserved: v.parse(reservedSchema, document?.get('reserved')),
  };
}

function storyUsage(document: DocumentSnapshot | undefined): StoryUsage {
  return {
    usage: v.parse(usageSchema, document?.get('usage')),
    ...v.parse(storyModelSchema, document?.get('model')),
  };
}
