import type { FirebaseApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  getFirestore,
  onSnapshot,
  query,
  where,
  type Firestore,
} from 'firebase/firestore';
import { ADVENTURE_COLLECTION } from '../../../story/paths';
import type { AppConfig } from '../../config/env';
import { dataErrorCode } from '../data-error';
import type { Listener, Stop, Story } from '../data';
import type { EmbeddedStory } from '../embedded-story';
import { decodedDocument, storyOf } from '../story-documents';
import { hostAndPort } from './connect-app';

export function connectFirestore(app: FirebaseApp, { emulators }: AppConfig): Firestore {
  const firestore = getFirestore(app);
  if (emulators !== null) connectFirestoreEmulator(firestore, ...hostAndPort(emulators.firestore));
  return firestore;
}

/**
 * Delivers the story anew whenever one of its documents changes; only that document is decoded again. What stands in the
 * page already is not asked for: then only newer documents are listened for.
 */
export function watchStory(
  firestore: Firestore,
  docid: string,
  embedded: EmbeddedStory | null,
  listener: Listener<Story>,
): Stop {
  const decoded = new Map(embedded?.documents.map((document) => [document.id, document]));
  const all = query(collection(firestore, ADVENTURE_COLLECTION), where('uid', '==', docid));
  const documents =
    embedded === null ? all : query(all, where('updatedAt', '>', embedded.story.updatedAt));
  return onSnapshot(
    documents,
    (snapshot) => {
      for (const { type, doc } of snapshot.docChanges()) {
        if (type === 'removed') decoded.delete(doc.id);
        else decoded.set(doc.id, decodedDocument(doc.id, doc.data()));
      }
      // An empty answer from the cache means that the server has not been reached, not that there is no story.
      if (snapshot.metadata.fromCache && decoded.size === 0) listener.error('offline');
      else listener.next(storyOf([...decoded.values()]));
    },
    (error) => listener.error(dataErrorCode(error)),
  );
}
