import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getDatabase } from 'firebase-admin/database';
import { getFirestore } from 'firebase-admin/firestore';
import type { Agenda } from '../ports/agenda';
import type { AccountService } from '../ports/account-service';
import type { DataVersionStore } from '../ports/data-version-store';
import type { EntryStore } from '../ports/entry-store';
import type { FavoriteStore } from '../ports/favorite-store';
import type { HandoverStore } from '../ports/handover-store';
import type { HiddenStories } from '../ports/hidden-stories';
import type { LikeLimits } from '../ports/like-limits';
import type { AdminRepository } from '../ports/admin-repository';
import type { ParticipantEraser } from '../ports/participant-eraser';
import type { LikeRate } from '../ports/like-rate';
import type { LikeShards } from '../ports/like-shards';
import type { LikerNotes } from '../ports/liker-notes';
import type { PublicBoard } from '../ports/public-board';
import type { ReportStore } from '../ports/report-store';
import type { RequestInbox } from '../ports/request-inbox';
import type { SectionIndex } from '../ports/section-index';
import type { StoryHiding } from '../ports/story-hiding';
import type { StoryStore } from '../ports/story-store';
import type { WaitingRoom } from '../ports/waiting-room';
import type { TermStore } from '../ports/term-store';
import type { UsageStore } from '../ports/usage-store';
import { authAccountService } from './auth-account-service';
import { databaseDataVersion } from './database-data-version';
import { databaseEntryStore } from './database-entry-store';
import { databaseFavoriteStore } from './database-favorite-store';
import { databaseHandoverStore } from './database-handover-store';
import { databaseHiddenStories } from './database-hidden-stories';
import { databaseLikeLimits } from './database-like-limits';
import { databaseLikeRate } from './database-like-rate';
import { databaseLikeShards } from './database-like-shards';
import { databaseLikerNotes } from './database-liker-notes';
import { databasePublicBoard } from './database-public-board';
import { databaseSectionIndex } from './database-section-index';
import { firestoreAgenda } from './firestore-agenda';
import { databaseWaitingRoom } from './database-waiting-room';
import { databaseReportStore } from './database-report-store';
import { databaseRequestInbox } from './database-request-inbox';
import { databaseTermStore } from './database-term-store';
import { firebaseAdminRepository } from './firebase-admin-repository';
import { firebaseParticipantEraser } from './firebase-participant-eraser';
import { firestoreStoryHiding } from './firestore-story-hiding';
import { firestoreStoryStore } from './firestore-story-store';
import { firestoreUsageStore } from './firestore-usage-store';

export interface FirebaseServices {
  readonly store: StoryStore;
  readonly entries: EntryStore;
  readonly favorites: FavoriteStore;
  readonly board: PublicBoard;
  readonly usage: UsageStore;
  readonly dataVersion: DataVersionStore;
  readonly accounts: AccountService;
  readonly handovers: HandoverStore;
  readonly hiddenStories: HiddenStories;
  readonly storyHiding: StoryHiding;
  readonly likeLimits: LikeLimits;
  readonly inbox: RequestInbox;
  readonly reports: ReportStore;
  readonly eraser: ParticipantEraser;
  readonly shards: LikeShards;
  readonly likers: LikerNotes;
  readonly sections: SectionIndex;
  readonly likeRate: LikeRate;
  readonly agenda: Agenda;
  readonly room: WaitingRoom;
  readonly desk: AdminRepository;
  readonly terms: TermStore;
  close(): Promise<void>;
}

/**
 * A project's databases as the engine uses them. The official variables FIREBASE_DATABASE_EMULATOR_HOST and
 * FIRESTORE_EMULATOR_HOST lead to local ones.
 * @param name Tells several connections of one process apart.
 * @param databaseURL Where the database isn't in the region that has no name in its address.
 */
export function connectFirebase(
  projectId: string,
  name: string,
  databaseURL = `https://${projectId}-default-rtdb.firebaseio.com`,
): FirebaseServices {
  const app = initializeApp({ projectId, databaseURL }, name);
  const database = getDatabase(app);
  const firestore = getFirestore(app);
  return {
    store: firestoreStoryStore(firestore),
    entries: databaseEntryStore(database),
    favorites: databaseFavoriteStore(database),
    board: databasePublicBoard(database),
    usage: firestoreUsageStore(firestore),
    dataVersion: databaseDataVersion(database),
    accounts: authAccountService(getAuth(app)),
    handovers: databaseHandoverStore(database),
    hiddenStories: databaseHiddenStories(database),
    storyHiding: firestoreStoryHiding(firestore),
    likeLimits: databaseLikeLimits(database),
    inbox: databaseRequestInbox(database),
    reports: databaseReportStore(database),
    eraser: firebaseParticipantEraser(database, firestore),
    shards: databaseLikeShards(database),
    likers: databaseLikerNotes(database),
    sections: databaseSectionIndex(database),
    likeRate: databaseLikeRate(database),
    agenda: firestoreAgenda(firestore, database),
    room: databaseWaitingRoom(database),
    desk: firebaseAdminRepository(database, firestore),
    terms: databaseTermStore(database),
    async close() {
      database.goOffline();
      await firestore.terminate();
      await deleteApp(app);
    },
  };
}
