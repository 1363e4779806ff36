import { FieldValue, type Firestore, type Query } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { adventureDocumentSchema, inStoryOrder } from '../../../story/adventure-document';
import {
  hiddenNoticeId,
  isAnythingHidden,
  isSameHidden,
  NOTHING_HIDDEN,
  type Hidden,
} from '../../../story/hidden';
import { ADVENTURE_COLLECTION, ENGINE_COLLECTION, HIDDEN_COLLECTION } from '../../../story/paths';
import type { StoryDocument, StoryHiding } from '../../ports/moderation/story-hiding';
import { chunksOf, placeDocument, shownPart, wholeDocument } from '../stories/hidden-document';
import { hidingField, hidingOf } from '../stories/hiding-field';

export function firestoreStoryHiding(firestore: Firestore): StoryHiding {
  const records = firestore.collection(ENGINE_COLLECTION);
  const shown = firestore.collection(ADVENTURE_COLLECTION);
  const kept = firestore.collection(HIDDEN_COLLECTION);
  const noticeOf = (uid: string) => shown.doc(hiddenNoticeId(uid));
  const documentsOf = (uid: string): [Query, Query] => [
    shown.where('uid', '==', uid),
    kept.where('uid', '==', uid),
  ];

  return {
    async uids() {
      const found = await records.orderBy('hiding.decision').select().get();
      return found.docs.map(({ id }) => id);
    },

    async isFinished(uid, hidden) {
      const [record, notice] = await firestore.getAll(records.doc(uid), noticeOf(uid));
      if (record?.exists === true) {
        const hiding = hidingOf(record.data());
        return hiding?.isFinished === true && isSameHidden(hiding.hidden, hidden);
      }
      // The participant was deleted: only the notice exists.
      return isAnythingHidden(hidden) && notice?.exists === true;
    },

    begin: (uid, hidden) =>
      firestore.runTransaction(async (transaction) => {
        const record = await transaction.get(records.doc(uid));
        const hiding = hidingOf(record.data());
        if (hiding !== null && isSameHidden(hiding.hidden, hidden)) return hiding.decision;
        const found = await Promise.all(
          documentsOf(uid).map((query) => transaction.get(query.select('updatedAt'))),
        );
        const dates = found.flatMap(({ docs }) =>
          docs.map((one) => dateOf(one.data()) + 1).filter((date) => !Number.isNaN(date)),
        );
        const decision = Math.max(0, (hiding?.decision ?? 0) + 1, ...dates);
        if (record.exists) transaction.update(record.ref, hidingField(hidden, decision, false));
        if (isAnythingHidden(hidden)) {
          transaction.set(noticeOf(uid), noticeDocument(uid, hidden, decision));
        } else if (!record.exists) transaction.delete(noticeOf(uid));
        return decision;
      }),

    async documents(uid) {
      const found = await Promise.all(documentsOf(uid).map((query) => query.get()));
      // The private document of the same id contains the complete story; the public one only its visible part.
      const stored = new Map(found.flatMap(({ docs }) => docs).map((one) => [one.id, one.data()]));
      stored.delete(hiddenNoticeId(uid));
      const documents = [...stored].map(([id, data]) => ({
        id,
        seq: v.parse(v.fallback(v.number(), 0), data['seq']),
        chapters: chunksOf(data).length,
      }));
      let before = 0;
      return inStoryOrder(documents).map(({ id, chapters }): StoryDocument => {
        const placed = { id, before };
        before += chapters;
        return placed;
      });
    },

    moveDocument: (uid, { id, before }) =>
      firestore.runTransaction(async (transaction) => {
        const [record, shownNow, keptNow] = await transaction.getAll(
          records.doc(uid),
          shown.doc(id),
          kept.doc(id),
        );
        if (shownNow === undefined || keptNow === undefined) return;
        const places = { shown: shownNow, kept: keptNow };
        const whole = wholeDocument(places);
        if (whole === null) return;
        const hidden = hidingOf(record?.data())?.hidden ?? NOTHING_HIDDEN;
        placeDocument(transaction, places, { whole, part: shownPart(whole, before, hidden) });
      }),

    finish: (uid, decision) =>
      firestore.runTransaction(async (transaction) => {
        const record = await transaction.get(records.doc(uid));
        const hiding = hidingOf(record.data());
        if (hiding?.decision !== decision) return;
        if (isAnythingHidden(hiding.hidden)) {
          transaction.update(record.ref, hidingField(hiding.hidden, decision, true));
          // Writing the notice again notifies clients that read the story while its documents were being moved.
          transaction.set(noticeOf(uid), noticeDocument(uid, hiding.hidden, decision + 1));
        } else {
          transaction.update(record.ref, { hiding: FieldValue.delete() });
          transaction.delete(noticeOf(uid));
        }
      }),
  };
}

const dateOf = (document: unknown): number =>
  Date.parse(
    v.parse(v.fallback(v.pick(adventureDocumentSchema, ['updatedAt']), { updatedAt: '' }), document)
      .updatedAt,
  );

/** The public notice: it replaces a hidden story, and marks a story with hidden sections. */
const noticeDocument = (uid: string, { story }: Hidden, decision: number) => ({
  uid,
  onamae: '',
  image: '',
  data: [],
  outline: [],
  seq: 0,
  updatedAt: new Date(decision).toISOString(),
  hidden: story,
});
