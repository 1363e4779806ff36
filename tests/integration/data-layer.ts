import { deleteApp, getApps } from 'firebase/app';
import {
  deleteApp as deleteAdminApp,
  initializeApp as initializeAdminApp,
  type App,
} from 'firebase-admin/app';
import { getDatabase } from 'firebase-admin/database';
import { getFirestore, type DocumentReference } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { Data } from '../../src/data/data';
import {
  createFirebaseData,
  type FirebaseDataOptions,
} from '../../src/data/firebase/firebase-data';
import type { Story } from '../../src/data/stories';
import { subscribe, type Lazy, type Stop, type Watch } from '../../src/data/subscription';
import type { AppConfig } from '../../story/app-config';
import { newEntry, type Entry } from '../../story/entry';
import { ADVENTURE_COLLECTION } from '../../story/paths';
import { shareTestFirebase } from './engine-harness';

/** Pending work of a page that is closed. */
export const never = new Promise<void>(() => undefined);

export const entryOf = (uid: string): Entry =>
  newEntry({ uid, oid: 7, onamae: '灯里', firstWord: 'おはよう。' }, new Date(0));

/** What a subscription delivered, in order. */
export interface Collected<T> {
  readonly values: T[];
  readonly codes: string[];
  readonly stop: Stop;
}

/** Collects the values of a subscription until the end of the test. */
export function collect<Product, T>(
  product: Lazy<Product>,
  choose: (loaded: Product) => Watch<T>,
): Collected<T> {
  const values: T[] = [];
  const codes: string[] = [];
  const next = (value: T): void => void values.push(value);
  const stop = subscribe(product, choose, { next, error: (code) => codes.push(code) });
  onTestFinished(stop);
  return { values, codes, stop };
}

export const collectStory = (data: Data, docid: string): Collected<Story> =>
  collect(data.stories, (stories) => stories.watch(docid));

/** The app's data layer on a local-firebase that the tests of a file share. */
export interface DataLayer {
  readonly projectId: string;
  /**
   * A separate browser.
   * @param emulators Addresses in place of the server's own.
   */
  readonly newReader: (
    options?: FirebaseDataOptions,
    emulators?: Partial<AppConfig['emulators']>,
  ) => Data;
  /** A reader with an entry. */
  readonly newParticipant: () => Promise<{ data: Data; uid: string }>;
  /** Writes to the Realtime Database, past its rules. */
  readonly set: (path: string, value: unknown) => Promise<void>;
  /** The value at a path of the Realtime Database. */
  readonly stored: (path: string) => Promise<unknown>;
  /** A document of the collection of stories. */
  readonly document: (id: string) => DocumentReference;
  /** Writes a document of a story as the engine does. */
  readonly publish: (uid: string, seq: number, data: unknown[], more?: object) => Promise<void>;
}

/** Starts the server before a file's first test, and stops it after the last one. */
export function setDataLayer(): DataLayer {
  const projectId = 'demo-data-layer';
  const server = shareTestFirebase({ project: projectId });
  let admin: App;

  beforeAll(() => {
    admin = initializeAdminApp(
      { projectId, databaseURL: `https://${projectId}-default-rtdb.firebaseio.com` },
      randomUUID(),
    );
  });
  afterAll(async () => {
    await Promise.all(getApps().map((app) => deleteApp(app)));
    await deleteAdminApp(admin);
  });

  const newReader: DataLayer['newReader'] = (options = {}, emulators = {}) =>
    createFirebaseData(
      {
        projectId,
        apiKey: 'any',
        emulators: {
          auth: `http://${server().auth}`,
          database: server().database,
          firestore: server().firestore,
          ...emulators,
        },
        pageSeconds: 900,
      },
      { name: randomUUID(), ...options },
    );
  const document: DataLayer['document'] = (id) =>
    getFirestore(admin).collection(ADVENTURE_COLLECTION).doc(id);

  return {
    projectId,
    newReader,
    document,
    async newParticipant() {
      const data = newReader();
      const uid = await data.session.signIn();
      if (uid === null) throw new Error('The sign-in failed.');
      await (await data.entries()).create(entryOf(uid));
      return { data, uid };
    },
    set: (path, value) => getDatabase(admin).ref(path).set(value),
    async stored(path) {
      const value: unknown = (await getDatabase(admin).ref(path).get()).val();
      return value;
    },
    async publish(uid, seq, data, more = {}) {
      await document(`${uid}-${seq}`).set({
        uid,
        onamae: '灯里',
        image: seq === 0 ? 'moon' : 'cat',
        seq,
        data,
        updatedAt: `2026-01-0${seq + 1}T00:00:00.000Z`,
        ...more,
      });
    },
  };
}
