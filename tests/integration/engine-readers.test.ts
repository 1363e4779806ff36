import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInAnonymously,
} from 'firebase/auth';
import {
  connectDatabaseEmulator,
  get,
  getDatabase,
  goOffline,
  onValue,
  ref,
  set,
  type Database,
} from 'firebase/database';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  onSnapshot,
  query,
  terminate,
  where,
  type Firestore,
} from 'firebase/firestore';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adventureDocumentSchema, chaptersOf } from '../../story/adventure-document';
import { newEntry } from '../../story/entry';
import { favoriteKey } from '../../story/favorite-key';
import { ADVENTURE_COLLECTION, ENGINE_COLLECTION, paths } from '../../story/paths';
import { eventually } from '../support/eventually';
import {
  createTestProject,
  PACE,
  shareTestFirebase,
  type TestEngine,
  type TestProject,
} from './engine-harness';

/** A browser, as the rules distinguish it. */
interface Reader {
  readonly app: FirebaseApp;
  readonly database: Database;
  readonly firestore: Firestore;
  signIn(): Promise<string>;
}

const server = shareTestFirebase();
let project: TestProject;
let test: TestEngine;
let readers: Reader[];

beforeEach(async () => {
  readers = [];
  project = createTestProject();
  test = project.engine();
  await test.engine.start();
});
afterEach(async () => {
  for (const { app, database, firestore } of readers) {
    goOffline(database);
    await terminate(firestore);
    await deleteApp(app);
  }
  await project.close();
});

function createReader(): Reader {
  const at = (address: string): [string, number] => {
    const [host = '', port] = address.split(':');
    return [host, Number(port)];
  };
  const app = initializeApp(
    {
      apiKey: 'any',
      projectId: project.id,
      databaseURL: `http://${server().database}?ns=${project.id}-default-rtdb`,
    },
    randomUUID(),
  );
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${server().auth}`, { disableWarnings: true });
  const database = getDatabase(app);
  connectDatabaseEmulator(database, ...at(server().database));
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, ...at(server().firestore));
  const reader: Reader = {
    app,
    database,
    firestore,
    signIn: async () => (await signInAnonymously(auth)).user.uid,
  };
  readers.push(reader);
  return reader;
}

async function register({ database }: Reader, uid: string, image?: string): Promise<void> {
  const entry = newEntry({ uid, oid: 7, onamae: '灯', firstWord: 'また朝か。' }, new Date());
  await set(ref(database, paths.entry(uid)), { ...entry, image: image ?? entry.image });
}

/** The texts of a story as a reader with an open page receives them. */
function openStory({ firestore }: Reader, uid: string): string[][] {
  const snapshots: string[][] = [];
  onSnapshot(
    query(collection(firestore, ADVENTURE_COLLECTION), where('uid', '==', uid)),
    (found) => {
      const chapters = found.docs.flatMap((document) =>
        chaptersOf(v.parse(adventureDocumentSchema, document.data())),
      );
      snapshots.push(
        chapters.flatMap((one) => (one.ok ? one.chapter.turn.map(({ turn }) => turn) : [])),
      );
    },
  );
  return snapshots;
}

describe('a reader', () => {
  it('sees a registered story grow turn by turn without asking again', async () => {
    const participant = createReader();
    const uid = await participant.signIn();
    const snapshots = openStory(createReader(), uid);
    await eventually(() => expect(snapshots).toEqual([[]]));
    await register(participant, uid);
    await eventually(() => expect(snapshots.at(-1)).toHaveLength(1));
    test.clock.advance(PACE.turnMs);
    await eventually(() => expect(snapshots.at(-1)).toHaveLength(2));
    expect(snapshots.map((texts) => texts.length)).toEqual([0, 1, 2]);
    expect(snapshots.at(-1)?.[1]).toContain('灯、第1章の第2節');
  });

  it('sees the built-in picture of the entry, and nothing else of it', async () => {
    const participant = createReader();
    const uid = await participant.signIn();
    await register(participant, uid, 'cat');
    const chapter = doc(createReader().firestore, ADVENTURE_COLLECTION, `${uid}-00001`);
    await eventually(async () => {
      const fields = (await getDoc(chapter)).data() ?? {};
      const outline = [{ summary: '', sections: 1 }];
      expect(fields).toMatchObject({ uid, onamae: '灯', image: 'cat', outline });
      expect(Object.keys(fields).sort()).toEqual([
        'data',
        'image',
        'onamae',
        'outline',
        'seq',
        'uid',
        'updatedAt',
      ]);
    });
  });

  it('sees another reader’s like counted', async () => {
    const participant = createReader();
    const uid = await participant.signIn();
    await register(participant, uid);
    const other = createReader();
    const otherUid = await other.signIn();
    const key = favoriteKey({ docid: uid, chapter: 1, section: 1 });
    const seen: unknown[] = [];
    onValue(ref(participant.database, `${paths.favoriteCountsOf(uid)}/${key}`), (count) =>
      seen.push(count.val()),
    );
    // As the app does: a new section may not be in the section index yet.
    await eventually(() => set(ref(other.database, paths.favorite(otherUid, key)), true));
    await eventually(() => expect(seen).toEqual([null, 1]));
    await set(ref(other.database, paths.favorite(otherUid, key)), null);
    await eventually(() => {
      // A story's likes are counted again after a pause.
      test.clock.advance(1000);
      expect(seen).toEqual([null, 1, null]);
    });
  });

  it('does not see what is the engine’s alone', async () => {
    const participant = createReader();
    const uid = await participant.signIn();
    await register(participant, uid);
    await eventually(async () => expect(await project.record(uid)).not.toBeNull());
    await expect(getDoc(doc(participant.firestore, ENGINE_COLLECTION, uid))).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await expect(get(ref(participant.database, 'ai/27/engine'))).rejects.toThrow(/permission/iu);
  });
});
