import type { Database } from 'firebase-admin/database';
import type { Firestore } from 'firebase-admin/firestore';
import type { ModerationPorts } from '../../ports/moderation/moderation-ports';
import { databaseHiddenStories } from './database-hidden-stories';
import { databaseReportStore } from './database-report-store';
import { databaseTermStore } from './database-term-store';
import { firebaseAdminRepository } from './firebase-admin-repository';
import { firestoreStoryHiding } from './firestore-story-hiding';

export function firebaseModerationPorts(database: Database, firestore: Firestore): ModerationPorts {
  return {
    reports: databaseReportStore(database),
    hiddenStories: databaseHiddenStories(database),
    storyHiding: firestoreStoryHiding(firestore),
    terms: databaseTermStore(database),
    admin: firebaseAdminRepository(database, firestore),
  };
}
