import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getDatabase } from 'firebase-admin/database';
import { getFirestore } from 'firebase-admin/firestore';
import type { Agenda } from '../ports/stories/agenda';
import type { AccountService } from '../ports/accounts/account-service';
import type { DataVersionStore } from '../ports/runtime/data-version-store';
import type { EntryStore } from '../ports/entries/entry-store';
import type { FavoriteStore } from '../ports/likes/favorite-store';
import type { HandoverStore } from '../ports/accounts/handover-store';
import type { HiddenStories } from '../ports/moderation/hidden-stories';
import type { LikeLimits } from '../ports/likes/like-limits';
import type { AdminRepository } from '../ports/moderation/admin-repository';
import type { ParticipantEraser } from '../ports/accounts/participant-eraser';
import type { LikeRate } from '../ports/likes/like-rate';
import type { LikeShards } from '../ports/likes/like-shards';
import type { LikerNotes } from '../ports/likes/liker-notes';
import type { PublicBoard } from '../ports/lists/public-board';
import type { ReportStore } from '../ports/moderation/report-store';
import type { RequestInbox } from '../ports/accounts/request-inbox';
import type { SectionIndex } from '../ports/lists/section-index';
import type { StoryHiding } from '../ports/moderation/story-hiding';
import type { StoryStore } from '../ports/stories/story-store';
import type { WaitingRoom } from '../ports/entries/waiting-room';
import type { TermStore } from '../ports/moderation/term-store';
import type { UsageStore } from '../ports/runtime/usage-store';
import { authAccountService } from './accounts/auth-account-service';
import { databaseDataVersion } from './runtime/database-data-version';
import { databaseEntryStore } from './entries/database-entry-store';
import { databaseFavoriteStore } from './likes/database-favorite-store';
import { databaseHandoverStore } from './accounts/database-handover-store';
import { databaseHiddenStories } from './moderation/database-hidden-stories';
import { databaseLikeLimits } from './likes/database-like-limits';
import { databaseLikeRate } from './likes/database-like-rate';
import { databaseLikeShards } from './likes/database-like-shards';
import { databaseLikerNotes } from './likes/database-liker-notes';
import { databasePublicBoard } from './lists/database-public-board';
import { databaseSectionIndex } from './lists/database-section-index';
import { firestoreAgenda } from './stories/firestore-agenda';
import { databaseWaitingRoom } from './entries/database-waiting-room';
import { databaseReportStore } from './moderation/database-report-store';
import { databaseRequestInbox } from './accounts/database-request-inbox';
import { databaseTermStore } from './moderation/database-term-store';
import { firebaseAdminRepository } from './moderation/firebase-admin-repository';
import { firebaseParticipantEraser } from './accounts/firebase-participant-eraser';
import { firestoreStoryHiding } from './moderation/firestore-story-hiding';
import { firestoreStoryStore } from './stories/firestore-story-store';
import { firestoreUsageStore } from './runtime/firestore-usage-store';

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
