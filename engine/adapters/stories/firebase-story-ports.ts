import type { Database } from 'firebase-admin/database';
import type { Firestore } from 'firebase-admin/firestore';
import type { StoryPorts } from '../../ports/stories/story-ports';
import { firestoreAgenda } from './firestore-agenda';
import { firestoreStoryStore } from './firestore-story-store';

export function firebaseStoryPorts(database: Database, firestore: Firestore): StoryPorts {
  return {
    store: firestoreStoryStore(firestore),
    agenda: firestoreAgenda(firestore, database),
  };
}
