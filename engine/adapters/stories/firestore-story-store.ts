import type { Firestore } from 'firebase-admin/firestore';
import { NOTHING_HIDDEN } from '../../../story/hidden';
import {
  ADVENTURE_COLLECTION,
  ENGINE_COLLECTION,
  HIDDEN_COLLECTION,
  SERIAL_COLLECTION,
} from '../../../story/paths';
import type { StoryRecord } from '../../ports/stories/story-record';
import type { StoryStore } from '../../ports/stories/story-store';
import { chapterDocument, chapterDocumentId, publishedChapter } from './chapter-document';
import { placeDocument, shownPart, wholeDocument } from './hidden-document';
import { hidingOf } from './hiding-field';
import { documentChanges, progressFromDocument, recordFromDocument } from './story-document';

export function firestoreStoryStore(firestore: Firestore): StoryStore {
  const records = firestore.collection(ENGINE_COLLECTION);
  const chapters = firestore.collection(ADVENTURE_COLLECTION);
  const newestNumber = firestore.collection(SERIAL_COLLECTION).doc('story');
  const hiddenChapters = firestore.collection(HIDDEN_COLLECTION);

  const waiting = records
    .where('status', '==', 'playing' satisfies StoryRecord['status'])
    .orderBy('dueAt')
    .select('dueAt');

  return {
    async read(uid) {
      const snapshot = await records.doc(uid).get();
      return snapshot.exists ? recordFromDocument(uid, snapshot.data()) : null;
    },

    async readProgress(uid) {
      const [snapshot] = await firestore.getAll(records.doc(uid), {
        fieldMask: ['merit', 'sections', 'status', 'turnDueAt'],
      });
      return snapshot?.exists === true ? progressFromDocument(uid, snapshot.data()) : null;
    },

    create: (uid, begin) =>
      firestore.runTransaction(async (transaction) => {
        const document = records.doc(uid);
        const [stored, newest] = await transaction.getAll(document, newestNumber);
        if (stored?.exists !== false) return false;
        const last: unknown = newest?.get('last');
        const serial = (typeof last === 'number' ? last : 0) + 1;
        transaction.create(document, documentChanges(begin(serial), null));
        transaction.set(newestNumber, { last: serial });
        return true;
      }),

    update: (uid, change) =>
      firestore.runTransaction(async (transaction) => {
        const document = records.doc(uid);
        const snapshot = await transaction.get(document);
        if (!snapshot.exists) return null;
        const stored = recordFromDocument(uid, snapshot.data());
        const record = change(stored);
        if (record !== null) transaction.update(document, documentChanges(record, stored));
        return record;
      }),

    publish: (uid, chapter, change) =>
      firestore.runTransaction(async (transaction) => {
        const document = records.doc(uid);
        const id = chapterDocumentId(uid, chapter);
        const [recordSnapshot, shown] = await transaction.getAll(document, chapters.doc(id));
        if (recordSnapshot?.exists !== true || shown === undefined) return null;
        const hiding = hidingOf(recordSnapshot.data());
        // Only stories with hidden content have a chapter in another collection.
        const kept = hiding === null ? null : await transaction.get(hiddenChapters.doc(id));
        const before = wholeDocument({ shown, kept });
        const stored = recordFromDocument(uid, recordSnapshot.data());
        const story = change({
          record: stored,
          chapter: before === null ? null : publishedChapter(id, before),
        });
        if (story === null) return null;
        const whole = { ...chapterDocument(uid, chapter, story.chapter) };
        const part = shownPart(whole, chapter - 1, hiding?.hidden ?? NOTHING_HIDDEN);
        placeDocument(transaction, { shown, kept }, { whole, part });
        transaction.update(document, documentChanges(story.record, stored));
        return story.record;
      }),

    async dueAfter(time, limit) {
      const found = await waiting.where('dueAt', '>', time).limit(limit).get();
      return found.docs.map(({ id }) => id);
    },

    async due(now, limit) {
      // Reads only due stories, and one more: the cost does not depend on the number of stories.
      const [due, later] = await Promise.all([
        waiting.where('dueAt', '<=', now).limit(limit).get(),
        waiting.where('dueAt', '>', now).limit(1).get(),
      ]);
      const next: unknown = later.docs[0]?.get('dueAt');
      return {
        uids: due.docs.map((document) => document.id),
        next: typeof next === 'number' ? next : null,
      };
    },

    async unprojected() {
      const snapshot = await records.where('unprojected', '==', true).select().get();
      return snapshot.docs.map((document) => document.id);
    },
  };
}
