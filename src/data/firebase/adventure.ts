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
  type QuerySnapshot,
} from 'firebase/firestore';
import { hiddenNoticeId } from '../../../story/hidden';
import { ADVENTURE_COLLECTION } from '../../../story/paths';
import type { AppConfig } from '../../config/env';
import { dataErrorCode } from '../data-error';
import type { Listener, Stop, Story } from '../data';
import type { PreloadedStory, OfflineDocument } from '../preloaded-story';
import { listedDocument, storyOf } from '../story-documents';
import { hostAndPort } from './connect-app';
import { offlineDocument } from './offline-document';

export function connectFirestore(app: FirebaseApp, { emulators }: AppConfig): Firestore {
  const firestore = getFirestore(app);
  if (emulators !== null) connectFirestoreEmulator(firestore, ...hostAndPort(emulators.firestore));
  return firestore;
}

/** Longer stories are not kept: a device has other things to hold. */
const MOST_KEPT = 60;
/** Documents without an outline are unpacked to be listed; after this long the page gets its turn, in ms. */
const LISTING_MS = 12;

interface StoryToWatch {
  readonly docid: string;
  /** What is here already: then only newer documents are listened for. */
  readonly held: PreloadedStory | null;
  /** Told of all documents whenever one has changed; null where the story is hidden. */
  readonly keep: (documents: (() => readonly OfflineDocument[]) | null) => void;
}

/**
 * Delivers the story anew whenever one of its documents changes; only that document is listed again. The words stay in
 * the SDK's own cache, packed as they came.
 */
export function watchStory(
  firestore: Firestore,
  { docid, held, keep }: StoryToWatch,
  listener: Listener<Story>,
): Stop {
  const all = query(collection(firestore, ADVENTURE_COLLECTION), where('uid', '==', docid));

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
        else
          listed.set(
            doc.id,
            listedDocument(doc.id, () => doc.data()),
          );
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
      if (story.isHidden) keep(null);
      // What was hidden or is shown again may stand in any document, and not only in newer ones.
      if (from !== null && changes.some(({ doc }) => doc.id === hiddenNoticeId(docid))) {
        followWhole();
        return;
      }
      // What came with the page alone is kept as well.
      const isWorthKeeping = !story.isHidden && documents.length <= MOST_KEPT;
      if ((isFirst || !snapshot.empty) && isWorthKeeping) {
        keep(() => documents.map(({ id, stored }) => offlineDocument(id, stored())));
      }
      if (isFirst) onFirstAnswer(documents.length);
      isFirst = false;
    };
    const target = from === null ? all : query(all, where('updatedAt', '>', from.story.updatedAt));
    // One after the other: each tells what has changed since the one before.
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
  // A part is shown while the whole is on its way.
  const whole = held?.isPart === true ? null : held;
  let stop = follow(whole, (documents) => {
    if (whole !== null) void readWholeUnless(documents);
  });

  /** What is here may be of a story that was begun anew since: then it has other documents than the server. */
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
}
