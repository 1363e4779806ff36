import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getDatabase } from 'firebase-admin/database';
import { getFirestore } from 'firebase-admin/firestore';
import type { EntryStore } from '../ports/entry-store';
import type { FavoriteStore } from '../ports/favorite-store';
import type { PublicBoard } from '../ports/public-board';
import type { StoryStore } from '../ports/story-store';
import type { UsageStore } from '../ports/usage-store';
import { databaseEntryStore } from './database-entry-store';
import { databaseFavoriteStore } from './database-favorite-store';
import { databasePublicBoard } from './database-public-board';
import { firestoreStoryStore } from './firestore-story-store';
import { firestoreUsageStore } from './firestore-usage-store';

export interface FirebaseServices {
  readonly store: StoryStore;
  readonly entries: EntryStore;
  readonly favorites: FavoriteStore;
  readonly board: PublicBoard;
  readonly usage: UsageStore;
  close(): Promise<void>;
}

/**
 * A project's databases as the engine uses them. The official variables FIREBASE_DATABASE_EMULATOR_HOST and
 * FIRESTORE_EMULATOR_HOST lead to local ones.
 * @param name Tells several connections of one process apart.
 */
export function connectFirebase(projectId: string, name: string): FirebaseServices {
  const app = initializeApp(
    { projectId, databaseURL: `https://${projectId}-default-rtdb.firebaseio.com` },
    name,
  );
  const database = getDatabase(app);
  const firestore = getFirestore(app);
  return {
    store: firestoreStoryStore(firestore),
    entries: databaseEntryStore(database),
    favorites: databaseFavoriteStore(database),
    board: databasePublicBoard(database),
    usage: firestoreUsageStore(firestore),
    async close() {
      database.goOffline();
      await firestore.terminate();
      await deleteApp(app);
    },
  };
}
