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
import * as v from 'valibot';
import {
  adventureDocumentSchema,
  chaptersOf,
  inStoryOrder,
  type StoredChapter,
} from '../../../story/adventure-document';
import { ADVENTURE_COLLECTION } from '../../../story/paths';
import type { AppConfig } from '../../config/env';
import { dataErrorCode } from '../data-error';
import type { Listener, Stop, Story } from '../data';
import { hostAndPort } from './connect-app';

interface DecodedDocument {
  readonly id: string;
  readonly seq: number;
  readonly onamae: string;
  readonly updatedAt: string;
  readonly chapters: readonly StoredChapter[];
}

export function connectFirestore(app: FirebaseApp, { emulators }: AppConfig): Firestore {
  const firestore = getFirestore(app);
  if (emulators !== null) connectFirestoreEmulator(firestore, ...hostAndPort(emulators.firestore));
  return firestore;
}

/** Delivers the story anew whenever one of its documents changes; only that document is decoded again. */
export function watchStory(firestore: Firestore, docid: string, listener: Listener<Story>): Stop {
  const decoded = new Map<string, DecodedDocument>();
  const documents = query(collection(firestore, ADVENTURE_COLLECTION), where('uid', '==', docid));
  return onSnapshot(
    documents,
    (snapshot) => {
      for (const { type, doc } of snapshot.docChanges()) {
        if (type === 'removed') decoded.delete(doc.id);
        else decoded.set(doc.id, decode(doc.id, doc.data()));
      }
      // An empty answer from the cache means that the server has not been reached, not that there is no story.
      if (snapshot.metadata.fromCache && snapshot.empty) listener.error('offline');
      else listener.next(storyOf([...decoded.values()]));
    },
    (error) => listener.error(dataErrorCode(error)),
  );
}

function decode(id: string, data: unknown): DecodedDocument {
  const document = v.safeParse(adventureDocumentSchema, data);
  if (!document.success) return { id, seq: 0, onamae: '', updatedAt: '', chapters: [] };
  const { seq, onamae, updatedAt } = document.output;
  return { id, seq, onamae, updatedAt, chapters: chaptersOf(document.output) };
}

function storyOf(documents: readonly DecodedDocument[]): Story {
  const ordered = inStoryOrder(documents);
  return {
    onamae: ordered.findLast(({ onamae }) => onamae !== '')?.onamae ?? '',
    chapters: ordered.flatMap(({ chapters }) => chapters),
    updatedAt: ordered.reduce(
      (newest, { updatedAt }) => (updatedAt > newest ? updatedAt : newest),
      '',
    ),
  };
}
