import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getDatabase } from 'firebase-admin/database';
import { getFirestore } from 'firebase-admin/firestore';
import type { AccountPorts } from '../ports/accounts/account-ports';
import type { EntryPorts } from '../ports/entries/entry-ports';
import type { LikePorts } from '../ports/likes/like-ports';
import type { ListPorts } from '../ports/lists/list-ports';
import type { ModerationPorts } from '../ports/moderation/moderation-ports';
import type { RuntimePorts } from '../ports/runtime/runtime-ports';
import type { StoryPorts } from '../ports/stories/story-ports';
import { firebaseAccountPorts } from './accounts/firebase-account-ports';
import { firebaseEntryPorts } from './entries/firebase-entry-ports';
import { firebaseLikePorts } from './likes/firebase-like-ports';
import { firebaseListPorts } from './lists/firebase-list-ports';
import { firebaseModerationPorts } from './moderation/firebase-moderation-ports';
import { firebaseRuntimePorts } from './runtime/firebase-runtime-ports';
import { firebaseStoryPorts } from './stories/firebase-story-ports';

/** The engine's ports of one project, by group. */
export interface FirebaseServices
  extends
    StoryPorts,
    EntryPorts,
    LikePorts,
    ListPorts,
    AccountPorts,
    ModerationPorts,
    RuntimePorts {
  close(): Promise<void>;
}

/**
 * The databases of a project as the engine uses them. The official variables FIREBASE_DATABASE_EMULATOR_HOST and
 * FIRESTORE_EMULATOR_HOST select local ones.
 * @param name Distinguishes several connections of one process.
 * @param databaseURL Needed where the database is outside the default region, whose name is not in the address.
 */
export function connectFirebase(
  projectId: string,
  name: string,
  databaseURL = `https://${projectId}-default-rtdb.firebaseio.com`,
): FirebaseServices {
  const app = initializeApp({ projectId, databaseURL }, name);
  const database = getDatabase(app);
  const firestore = getFirestore(app);
  const auth = getAuth(app);
  return {
    ...firebaseStoryPorts(database, firestore),
    ...firebaseEntryPorts(database),
    ...firebaseLikePorts(database),
    ...firebaseListPorts(database),
    ...firebaseAccountPorts(auth, database, firestore),
    ...firebaseModerationPorts(database, firestore),
    ...firebaseRuntimePorts(database, firestore),
    async close() {
      database.goOffline();
      await firestore.terminate();
      await deleteApp(app);
    },
  };
}
