import type { FirebaseApp } from 'firebase/app';
import { deleteApp, initializeApp } from 'firebase/app';
import type { Firestore, QuerySnapshot } from 'firebase/firestore';
import {
  Bytes,
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  disableNetwork,
  doc,
  enableNetwork,
  getCountFromServer,
  getDoc,
  getDocs,
  getDocsFromServer,
  getFirestore,
  increment,
  limitToLast,
  onSnapshot,
  or,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  terminate,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningFirestore } from '../../local-firebase/firestore/start-firestore';
import { PROJECT, createKeepingStore, startTestFirestore } from './firestore-harness';

let server: RunningFirestore;
let apps: FirebaseApp[];

/** A client with a cache of its own. */
function connect(port: number): Firestore {
  const app = initializeApp({ projectId: PROJECT }, `client-${apps.length}`);
  apps.push(app);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', port);
  return db;
}

const ids = (snapshot: QuerySnapshot) => snapshot.docs.map(({ id }) => id);

beforeAll(async () => {
  apps = [];
  server = await startTestFirestore();
});

afterAll(async () => {
  await Promise.all(
    apps.map(async (app) => {
      await terminate(getFirestore(app));
      await deleteApp(app);
    }),
  );
  await server.stop();
});

describe('the web SDK', () => {
  it('writes with one client and reads with another', async () => {
    const data = Bytes.fromUint8Array(new Uint8Array(400_000).fill(9));
    const [writer, reader] = [connect(server.port), connect(server.port)];
    await setDoc(doc(writer, 'plain/a'), { n: 1, data: [data], at: serverTimestamp() });
    await updateDoc(doc(writer, 'plain/a'), { n: increment(2), 'map.x': 'y' });
    const read = (await getDoc(doc(reader, 'plain/a'))).data();
    expect(read).toMatchObject({ n: 3, map: { x: 'y' } });
    const [bytes] = (read?.['data'] ?? []) as Bytes[];
    expect(bytes?.isEqual(data)).toBe(true);
  });

  it('hears at once what others write to the documents of a query', async () => {
    const [writer, reader] = [connect(server.port), connect(server.port)];
    const stories = query(collection(reader, 'stories'), where('uid', '==', 'u1'));
    const seen: string[] = [];
    const unsubscribe = onSnapshot(stories, (snapshot) => {
      if (!snapshot.metadata.fromCache) seen.push(ids(snapshot).join());
    });
    await expect.poll(() => seen).toEqual(['']);
    const batch = writeBatch(writer);
    batch.set(doc(writer, 'stories/1'), { uid: 'u1' });
    batch.set(doc(writer, 'stories/2'), { uid: 'u2' });
    await batch.commit();
    await expect.poll(() => seen).toEqual(['', '1']);
    await updateDoc(doc(writer, 'stories/2'), { uid: 'u1' });
    await expect.poll(() => seen).toEqual(['', '1', '1,2']);
    await deleteDoc(doc(writer, 'stories/1'));
    await expect.poll(() => seen).toEqual(['', '1', '1,2', '2']);
    unsubscribe();
  });

  it('comes back from being offline, whether something changed meanwhile or not', async () => {
    const [writer, reader] = [connect(server.port), connect(server.port)];
    await setDoc(doc(writer, 'offline/a'), { n: 1 });
    await setDoc(doc(writer, 'offline/b'), { n: 1 });
    const seen: string[] = [];
    const unsubscribe = onSnapshot(
      query(collection(reader, 'offline'), where('n', '<', 5)),
      { includeMetadataChanges: true },
      (snapshot) => {
        const shown = snapshot.docs.map((found) => `${found.id}${String(found.get('n'))}`).join();
        seen.push(snapshot.metadata.fromCache ? `${shown}?` : shown);
      },
    );
    await expect.poll(() => seen.at(-1)).toBe('a1,b1');
    await disableNetwork(reader);
    await expect.poll(() => seen.at(-1)).toBe('a1,b1?');
    await enableNetwork(reader);
    await expect.poll(() => seen.at(-1)).toBe('a1,b1');
    await disableNetwork(reader);
    await deleteDoc(doc(writer, 'offline/a'));
    await updateDoc(doc(writer, 'offline/b'), { n: 2 });
    await enableNetwork(reader);
    await expect.poll(() => seen.at(-1)).toBe('b2');
    await updateDoc(doc(writer, 'offline/b'), { n: 3 });
    await expect.poll(() => seen.at(-1)).toBe('b3');
    unsubscribe();
  });

  it('learns that a document does not exist, and when it comes', async () => {
    const [writer, reader] = [connect(server.port), connect(server.port)];
    const seen: unknown[] = [];
    const unsubscribe = onSnapshot(doc(reader, 'late/a'), (snapshot) => {
      seen.push(snapshot.data());
    });
    await expect.poll(() => seen).toEqual([undefined]);
    await setDoc(doc(writer, 'late/a'), { n: 1 });
    await expect.poll(() => seen).toEqual([undefined, { n: 1 }]);
    unsubscribe();
  });

  it('loses no update when transactions collide', async () => {
    const clients = [connect(server.port), connect(server.port), connect(server.port)];
    const path = 'counters/c';
    await setDoc(doc(connect(server.port), path), { n: 0 });
    await Promise.all(
      clients.map((db) =>
        runTransaction(db, async (transaction) => {
          const read = await transaction.get(doc(db, path));
          transaction.update(doc(db, path), { n: (read.get('n') as number) + 1 });
        }),
      ),
    );
    expect((await getDoc(doc(connect(server.port), path))).data()).toEqual({ n: 3 });
  });

  it('checks in a transaction what it only read', async () => {
    const db = connect(server.port);
    await setDoc(doc(db, 'checked/read'), { n: 1 });
    await runTransaction(db, async (transaction) => {
      await transaction.get(doc(db, 'checked/read'));
      await transaction.get(doc(db, 'checked/missing'));
      transaction.set(doc(db, 'checked/written'), { n: 1 });
    });
    expect((await getDoc(doc(db, 'checked/written'))).exists()).toBe(true);
  });

  it('queries with or, order and limit to last, and counts', async () => {
    const db = connect(server.port);
    const things = collection(db, 'things');
    for (const n of [1, 2, 3, 4]) await setDoc(doc(things, `t${n}`), { n, odd: n % 2 === 1 });
    const fresh = collection(connect(server.port), 'things');
    const either = query(fresh, or(where('n', '==', 4), where('odd', '==', true)));
    expect(ids(await getDocs(either))).toEqual(['t1', 't3', 't4']);
    expect(ids(await getDocs(query(fresh, orderBy('n'), limitToLast(2))))).toEqual(['t3', 't4']);
    const count = await getCountFromServer(query(fresh, where('odd', '==', true)));
    expect(count.data().count).toBe(2);
  });

  it('takes back what it showed of a write that the server refuses', async () => {
    const db = connect(server.port);
    await expect(updateDoc(doc(db, 'none/such'), { n: 1 })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect((await getDoc(doc(db, 'none/such'))).exists()).toBe(false);
  });
});

describe('the light SDK', () => {
  it('writes, reads, queries and runs transactions over REST', async () => {
    const app = initializeApp({ projectId: PROJECT }, 'lite');
    const db = lite.getFirestore(app);
    lite.connectFirestoreEmulator(db, '127.0.0.1', server.port);
    const things = lite.collection(db, 'lite');
    await lite.setDoc(lite.doc(things, 'a'), { n: 1, odd: NaN, zero: -0 });
    await lite.runTransaction(db, async (transaction) => {
      const read = await transaction.get(lite.doc(things, 'a'));
      transaction.set(lite.doc(things, 'b'), { n: (read.get('n') as number) + 1 });
    });
    const found = await lite.getDocs(lite.query(things, lite.where('n', '>=', 1)));
    expect(found.docs.map((document) => document.data())).toEqual([
      { n: 1, odd: NaN, zero: -0 },
      { n: 2 },
    ]);
    expect((await lite.getCount(things)).data().count).toBe(2);
    await deleteApp(app);
  });
});

describe('a restart', () => {
  it('loses nothing, and listeners go on', async () => {
    const store = createKeepingStore();
    const first = await startTestFirestore({ store });
    const [writer, reader] = [connect(first.port), connect(first.port)];
    await setDoc(doc(writer, 'kept/a'), { n: 1 });
    await setDoc(doc(writer, 'kept/b'), { n: 1 });
    const seen: string[] = [];
    const unsubscribe = onSnapshot(collection(reader, 'kept'), (snapshot) => {
      seen.push(snapshot.docs.map((found) => `${found.id}${String(found.get('n'))}`).join());
    });
    await expect.poll(() => seen.at(-1)).toBe('a1,b1');
    await first.stop();
    const second = await startTestFirestore({ store, port: first.port });
    const other = connect(second.port);
    await setDoc(doc(other, 'kept/a'), { n: 2 });
    await deleteDoc(doc(other, 'kept/b'));
    await expect.poll(() => seen.at(-1)).toBe('a2');
    expect(ids(await getDocsFromServer(collection(writer, 'kept')))).toEqual(['a']);
    unsubscribe();
    await second.stop();
  });

  it('at a port that is taken is refused with a code', async () => {
    await expect(startTestFirestore({ port: server.port })).rejects.toMatchObject({
      code: 'port-in-use',
    });
  });
});
