import type { FirebaseApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  getCountFromServer,
  getFirestore,
  onSnapshot,
  query,
  where,
  type Firestore,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import { hiddenNoticeId } from '../../../story/hidden';
import { ADVENTURE_COLLECTION } from '../../../story/paths';
import type { AppConfig } from '../../../story/app-config';
import { dataErrorCode } from '../data-error';
import type { PreloadedStory, OfflineDocument } from '../preloaded-story';
import type { Story } from '../stories';
import { listedDocument, storyOf, type ListedDocument } from '../story-documents';
import type { Stop, Watch } from '../subscription';
import { hostAndPort } from './connect-app';
import { offlineDocument } from './offline-document';

export function connectFirestore(app: FirebaseApp, { emulators }: AppConfig): Firestore {
  const firestore = getFirestore(app);
  if (emulators !== null) connectFirestoreEmulator(firestore, ...hostAndPort(emulators.firestore));
  return firestore;
}

/** Stories of more documents are not stored on the device. */
const MOST_STORED = 60;
/** Documents without an outline are unpacked to be listed; after this long the main thread is released, in ms. */
const LISTING_MS = 12;

/** The time alone does not tell: what is hidden changes in a document without it. */
const isSame = (...documents: readonly [ListedDocument, ListedDocument]): boolean => {
  const [one, other] = documents.map(({ id, stored }) =>
    JSON.stringify(offlineDocument(id, stored())),
  );
  return one === other;
};

interface StoryToWatch {
  readonly docid: string;
  /** What is here already: then only newer documents are listened for. */
  readonly preloaded: PreloadedStory | null;
  /** Gets all documents whenever one has changed; null where the story is hidden. */
  readonly store: (documents: (() => readonly OfflineDocument[]) | null) => void;
}

/**
 * Delivers the story anew whenever one of its documents changes; only that document is listed again. The words stay in
 * the SDK's own cache, packed as they came.
 */
export const watchStory =
  (firestore: Firestore, { docid, preloaded, store }: StoryToWatch): Watch<Story> =>
  (listener) => {
    const all = query(collection(firestore, ADVENTURE_COLLECTION), where('uid', '==', docid));

    // What comes again unchanged stays the same, so that nothing on screen is unpacked and rendered again.
    const known = new Map(preloaded?.documents.map((document) => [document.id, document]));
    const listedOnce = (doc: QueryDocumentSnapshot): ListedDocument => {
      const fresh = listedDocument(doc.id, () => doc.data());
      const before = known.get(doc.id);
      return before !== undefined && before.updatedAt === fresh.updatedAt && isSame(before, fresh)
        ? before
        : fresh;
    };

    const follow = (
      from: PreloadedStory | null,
      onFirstAnswer: (documents: number) => void,
    ): Stop => {
      const listed = new Map(from?.documents.map((document) => [document.id, document]));
      let isFirst = true;
      let isOver = false;
      const take = async (snapshot: QuerySnapshot): Promise<void> => {
        let begin = performance.now();
        const changes = snapshot.docChanges();
        for (const { type, doc } of changes) {
          if (type === 'removed') listed.delete(doc.id);
          else listed.set(doc.id, listedOnce(doc));
          if (performance.now() - begin < LISTING_MS) continue;
          await new Promise((resolve) => setTimeout(resolve));
          begin = performance.now();
        }
        if (isOver) return;
        // An empty answer from the cache means that the server has not been reached, not that there is no story.
        if (snapshot.metadata.fromCache && listed.size === 0) {
          listener.error('offline');
          return;
        }
        const documents = [...listed.values()];
        const story = storyOf(documents);
        listener.next(story);
        if (snapshot.metadata.fromCache) return;
        if (story.isHidden) store(null);
        // What was hidden or is shown again may stand in any document, and not only in newer ones.
        if (from !== null && changes.some(({ doc }) => doc.id === hiddenNoticeId(docid))) {
          followWhole();
          return;
        }
        // The first answer stores a story that came with the page, too.
        const isStored = !story.isHidden && documents.length <= MOST_STORED;
        if ((isFirst || !snapshot.empty) && isStored) {
          store(() => documents.map(({ id, stored }) => offlineDocument(id, stored())));
        }
        if (isFirst) onFirstAnswer(documents.length);
        isFirst = false;
      };
      const target = from === null ? all : query(all, where('updatedAt', '>', from.since));
      // One after the other: each has the changes since the one before.
      let taken = Promise.resolve();
      const stopListening = onSnapshot(
        target,
        { includeMetadataChanges: from !== null },
        (snapshot) => {
          taken = taken.catch(() => undefined).then(() => take(snapshot));
        },
        (error) => listener.error(dataErrorCode(error)),
      );
      return () => {
        isOver = true;
        stopListening();
      };
    };

    let isStopped = false;
    // A part is shown until the whole story has arrived.
    const whole = preloaded?.part === null ? preloaded : null;
    let stop = follow(whole, (documents) => {
      if (whole !== null) void readWholeUnless(documents);
    });

    /** A story that was begun anew since has other documents on the server than here. */
    async function readWholeUnless(documents: number): Promise<void> {
      const counted = await getCountFromServer(all).catch(() => null);
      if (counted === null || counted.data().count === documents) return;
      followWhole();
    }

    function followWhole(): void {
      if (isStopped) return;
      stop();
      stop = follow(null, () => undefined);
    }

    return () => {
      isStopped = true;
      stop();
    };
  };
