import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import {
  createUserWithEmailAndPassword,
  signInAnonymously,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { get, ref, remove, set, update } from 'firebase/database';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startLocalFirebase } from '../../local-firebase/start-local-firebase';
import { startClients } from './firebase-clients';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'local-firebase-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

it('data and accounts are there after a restart', async () => {
  const before = await startClients({ dataDir });
  const { auth, database } = before.web();
  const { user } = await signInAnonymously(auth);
  const place = ref(database, 'kept');
  await set(place, { a: { b: [1, 'x', true] }, gone: { c: 1 }, text: '時' });
  await update(place, { 'a/d': 2, gone: null, p: { '.value': 1, '.priority': 'first' } });
  await set(ref(before.web('another').database, 'kept'), 'elsewhere');
  await set(ref(database, 'gone'), { a: 1 });
  await remove(ref(database, 'gone'));
  await before.stop();

  const after = await startClients({ dataDir });
  const root = ref(after.web().database);
  expect((await get(root)).exportVal()).toEqual({
    kept: {
      a: { b: { 0: 1, 1: 'x', 2: true }, d: 2 },
      text: '時',
      p: { '.value': 1, '.priority': 'first' },
    },
  });
  expect((await get(ref(after.web('another').database, 'kept'))).val()).toBe('elsewhere');
  expect((await after.admin().auth.getUser(user.uid)).uid).toBe(user.uid);
  await after.stop();
});

it.each([
  ['memory to memory', false],
  ['one directory to another', true],
])('everything goes with an export from %s', async (_, isKept) => {
  const exported = join(dataDir, 'export');
  const first = isKept ? { dataDir: join(dataDir, 'first') } : {};
  const before = await startClients({ ...first, exportOnExitDir: exported });
  const { auth, database } = before.web();
  const { user } = await createUserWithEmailAndPassword(auth, 'a@example.com', 'secret-word');
  await set(ref(database, 'a'), { b: '時', c: { '.value': 1, '.priority': 'p' } });
  const written = {
    n: 1,
    text: '旅'.repeat(20_000),
    time: new Timestamp(1_700_000_000, 123_456_000),
    list: [null, NaN, { deep: [-0, Buffer.from([255])], none: [] }],
    place: new GeoPoint(35.5, 139.25),
  };
  const documents = before.documents();
  const refer = documents.doc('stories/a/chapters/1');
  await documents.doc('stories/a').set({ ...written, refer });
  await before.stop();

  const again = join(dataDir, 'again');
  const second = isKept ? { dataDir: join(dataDir, 'second') } : {};
  const after = await startClients({ ...second, importDir: exported, exportOnExitDir: again });
  const signedIn = await signInWithEmailAndPassword(
    after.web().auth,
    'a@example.com',
    'secret-word',
  );
  expect(signedIn.user.uid).toBe(user.uid);
  expect((await get(ref(after.web().database))).exportVal()).toEqual({
    a: { b: '時', c: { '.value': 1, '.priority': 'p' } },
  });
  const { refer: referred, ...read } =
    (await after.documents().doc('stories/a').get()).data() ?? {};
  expect(read).toEqual(written);
  expect(referred).toMatchObject({ path: refer.path });
  await after.stop();
  const output = 'firestore_export/all_namespaces/all_kinds/output-0';
  expect(await readFile(join(again, output))).toEqual(await readFile(join(exported, output)));
});

it('rules that were set while it ran end with the process, as those of the official emulator do', async () => {
  const before = await startClients({ dataDir });
  await before.admin().database.setRules('{"rules": {".read": true}}');
  await expect(set(ref(before.web().database, 'a'), 1)).rejects.toThrow();
  await before.stop();
  const after = await startClients({ dataDir });
  await set(ref(after.web().database, 'a'), 1);
  await after.stop();
});

it('a directory in use is refused', async () => {
  const running = await startClients({ dataDir });
  await expect(startClients({ dataDir })).rejects.toMatchObject({ code: 'store-locked' });
  await running.stop();
});

it('a port in use is refused, by name, and everything else is let go', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await expect(
    startLocalFirebase({ authPort: 0, databasePort: port, firestorePort: 0, dataDir }),
  ).rejects.toMatchObject({ code: 'port-in-use', service: 'Realtime Database', port });
  await (await startClients({ dataDir })).stop();
  other.close();
});

it('wrong rules are refused', async () => {
  await expect(
    startClients({ databaseRules: '{"rules": {".read": "yes"}}' }),
  ).rejects.toMatchObject({ code: 'invalid-rules', line: 1, column: 22 });
});
