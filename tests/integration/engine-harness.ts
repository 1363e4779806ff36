import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getDatabase, type Database } from 'firebase-admin/database';
import { getFirestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { afterAll, beforeAll } from 'vitest';
import { connectFirebase, type FirebaseServices } from '../../engine/adapters/firebase-services';
import type { AccountService } from '../../engine/ports/accounts/account-service';
import type { LogEvent } from '../../engine/ports/runtime/event-log';
import type { StoryRecord } from '../../engine/ports/stories/story-record';
import type { Storyteller } from '../../engine/ports/stories/storyteller';
import { createEngine, type Engine } from '../../engine/worker/engine';
import type { Pace } from '../../engine/handlers/progress/pace';
import { countingStoryteller } from '../../engine/testing/counting-storyteller';
import { manualClock, type ManualClock } from '../../engine/testing/manual-clock';
import {
  startLocalFirebase,
  type LocalFirebase,
  type LocalFirebaseOptions,
} from '../../local-firebase/start-local-firebase';
import { adventureDocumentSchema, chaptersOf, inStoryOrder } from '../../story/adventure-document';
import type { Chapter } from '../../story/chapter';
import { newEntry, type Entry } from '../../story/entry';
import { ADVENTURE_COLLECTION, paths } from '../../story/paths';
import { officialFirestore } from '../support/emulators';
import { callMeter, type CallMeter } from './call-meter';

export const START = Date.parse('2026-04-01T00:00:00Z');
export const PACE: Pace = { pageMs: 900_000, turnMs: 3000 };

/**
 * local-firebase with the product's rules and indexes, and the environment variables of the SDKs; with `CONTRACT_EMULATORS`, the
 * Firestore named there, unless the test needs its own.
 */
export async function startTestFirebase(
  options: LocalFirebaseOptions = {},
): Promise<LocalFirebase> {
  const [databaseRules, firestoreRules, firestoreIndexes] = await Promise.all([
    readFile('database.rules.json', 'utf8'),
    readFile('firestore.rules', 'utf8'),
    readFile('firestore.indexes.json', 'utf8'),
  ]);
  const server = await startLocalFirebase({
    authPort: 0,
    databasePort: 0,
    firestorePort: 0,
    databaseRules,
    firestoreRules,
    firestoreIndexes,
    ...options,
  });
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = server.auth;
  process.env['FIREBASE_DATABASE_EMULATOR_HOST'] = server.database;
  const firestore =
    (Object.keys(options).length === 0 ? officialFirestore() : null) ?? server.firestore;
  process.env['FIRESTORE_EMULATOR_HOST'] = firestore;
  return { ...server, firestore };
}

/**
 * Starts `startTestFirebase()` before a file's first test, and stops it after the last one.
 * @returns Gives the server's addresses, once it runs.
 */
export function shareTestFirebase(options: LocalFirebaseOptions = {}): () => LocalFirebase {
  let server: LocalFirebase;
  beforeAll(async () => {
    server = await startTestFirebase(options);
  });
  afterAll(() => server.stop());
  return () => server;
}

/** Accounts whose likes count in full. */
export const describeOldAccount: AccountService['describe'] = () =>
  Promise.resolve({ createdAt: START - 30 * 86_400_000, isLinked: false });

export interface TestEngine {
  readonly engine: Engine;
  readonly clock: ManualClock;
  readonly events: LogEvent[];
  /** Stops the engine and ends its connections. */
  readonly close: () => Promise<void>;
}

export interface EngineOptions<Save> {
  readonly storyteller: Storyteller<Save>;
  readonly preparing: Storyteller<Save>;
  readonly narratingMs: number;
  readonly clock: ManualClock;
  readonly pace: Pace;
  readonly storiesPerHour: number;
  /** Wraps the engine's ports. */
  readonly services: (services: FirebaseServices) => FirebaseServices;
}

/** An empty project; tests of one file share the server. */
export interface TestProject {
  readonly id: string;
  readonly database: Database;
  /** The calls of its engines' and functions' ports. */
  readonly calls: CallMeter;
  /** An engine on this project, not started. */
  engine<Save>(options?: Partial<EngineOptions<Save>>): TestEngine;
  register(uid: string, onamae: string): Promise<Entry>;
  read(path: string): Promise<unknown>;
  /** A participant's chapters as readers get them. */
  chapters(uid: string): Promise<Chapter[]>;
  record(uid: string): Promise<StoryRecord | null>;
  /** Ends a story where it stands, without a worker. */
  endStory(uid: string): Promise<void>;
  readonly close: () => Promise<void>;
}

export function createTestProject(): TestProject {
  const id = `demo-${randomUUID().slice(0, 8)}`;
  const app = initializeApp(
    { projectId: id, databaseURL: `https://${id}-default-rtdb.firebaseio.com` },
    id,
  );
  const database = getDatabase(app);
  const firestore = getFirestore(app);
  const own = connectFirebase(id, randomUUID());
  const engines: TestEngine[] = [];
  const calls = callMeter();

  return {
    id,
    database,
    calls,
    engine(options = {}) {
      const services = calls.services(connectFirebase(id, randomUUID()));
      const clock = options.clock ?? manualClock(START);
      const events: LogEvent[] = [];
      const common = {
        ...(options.services?.(services) ?? services),
        clock,
        log: (event: LogEvent) => void events.push(event),
        pace: options.pace ?? PACE,
        storiesPerHour: options.storiesPerHour ?? 1500,
        owner: randomUUID(),
      };
      const engine =
        options.storyteller === undefined
          ? createEngine({ ...common, storyteller: countingStoryteller([12, 3, 11, 2]) })
          : createEngine({
              ...common,
              storyteller: options.storyteller,
              preparing: options.preparing ?? options.storyteller,
              narratingMs: options.narratingMs ?? 0,
            });
      let closing: Promise<void> | null = null;
      const test: TestEngine = {
        engine,
        clock,
        events,
        close: () => (closing ??= engine.stop().then(() => services.close())),
      };
      engines.push(test);
      return test;
    },
    async register(uid, onamae) {
      const entry = newEntry(
        { uid, oid: 1, onamae, firstWord: 'また同じ朝か……。' },
        new Date(START),
      );
      await database.ref(paths.entry(uid)).set(entry);
      return entry;
    },
    async read(path) {
      return (await database.ref(path).get()).val() as unknown;
    },
    async chapters(uid) {
      const found = await firestore.collection(ADVENTURE_COLLECTION).where('uid', '==', uid).get();
      const documents = found.docs.map((document) => ({
        id: document.id,
        ...v.parse(adventureDocumentSchema, document.data()),
      }));
      return inStoryOrder(documents)
        .flatMap((document) => chaptersOf(document))
        .map((stored) => {
          if (!stored.ok) throw new Error(stored.code);
          return stored.chapter;
        });
    },
    record: (uid) => own.store.read(uid),
    async endStory(uid) {
      await own.store.update(uid, (record) => ({ ...record, status: 'ended' }));
    },
    async close() {
      await Promise.all(engines.map((engine) => engine.close()));
      await own.close();
      database.goOffline();
      await deleteApp(app);
    },
  };
}

/** The number of sections of each chapter. */
export async function sections(project: TestProject, uid: string): Promise<number[]> {
  return (await project.chapters(uid)).map((chapter) => chapter.turn.length);
}
