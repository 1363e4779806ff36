import { createUserWithEmailAndPassword, signInAnonymously } from 'firebase/auth';
import { get, onValue, ref, runTransaction, set } from 'firebase/database';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFailingStore } from './failing-store';
import { startClients, type Clients } from './firebase-clients';

let disk: ReturnType<typeof createFailingStore>;
let clients: Clients;
beforeEach(async () => {
  disk = createFailingStore();
  clients = await startClients({ store: disk.store });
});
afterEach(() => clients.stop());

it('the Realtime Database refuses what it can not store, shows nothing of it, and goes on', async () => {
  const writer = clients.web().database;
  const reader = clients.web().database;
  const seen: unknown[] = [];
  onValue(ref(reader, 'a'), (snapshot) => seen.push(snapshot.val()));
  await set(ref(writer, 'a'), 1);
  disk.fill();
  const failed = { code: 'UNAVAILABLE' };
  const writes = [set(ref(writer, 'a'), 2), set(ref(writer, 'a/b'), 3)];
  for (const write of writes) await expect(write).rejects.toMatchObject(failed);
  await expect(runTransaction(ref(writer, 'a'), () => 4)).rejects.toMatchObject({
    message: expect.stringContaining('unavailable') as unknown,
  });
  const rest = await fetch(clients.url('/a.json'), { method: 'PUT', body: '5' });
  expect(rest.status).toBe(503);
  expect((await get(ref(clients.web().database, 'a'))).val()).toBe(1);

  disk.free();
  await runTransaction(ref(writer, 'a'), (value: number) => value + 10);
  await expect.poll(() => seen.at(-1)).toBe(11);
  expect(seen).toEqual([null, 1, 11]);
  const stored: unknown[] = [];
  for await (const [, value] of disk.store.entries('database/')) stored.push(value);
  expect(stored).toEqual(['11']);
});

it('of two conditional writes at once one is refused, and is shown what the other wrote', async () => {
  const write = (body: string) =>
    fetch(clients.url('/a.json'), { method: 'PUT', body, headers: { 'if-match': 'null_etag' } });
  const answers = await Promise.all(['1', '2'].map(write));
  const refused = answers.find(({ status }) => status === 412);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect(await refused?.json()).toBe((await get(ref(clients.web().database, 'a'))).val());
});

it('Firestore refuses what it can not store, and goes on', async () => {
  const documents = clients.documents();
  await documents.doc('c/a').set({ n: 1 });
  const seen: unknown[] = [];
  const stopListening = documents.doc('c/a').onSnapshot((snapshot) => {
    seen.push(snapshot.get('n'));
  });
  await expect.poll(() => seen).toEqual([1]);
  disk.fill();
  const address = `http://${clients.server.firestore}/v1/projects/demo-contract/databases/(default)/documents/c/a`;
  const change = () =>
    fetch(address, {
      method: 'PATCH',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({ fields: { n: { integerValue: '2' } } }),
    });
  const refused = await change();
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ error: { status: 'UNAVAILABLE' } });
  expect((await documents.doc('c/a').get()).get('n')).toBe(1);
  disk.free();
  expect((await change()).status).toBe(200);
  await expect.poll(() => seen).toEqual([1, 2]);
  stopListening();
});

it('Auth refuses what it can not store, and goes on', async () => {
  const { auth } = clients.web();
  await signInAnonymously(auth);
  const signUp = () => createUserWithEmailAndPassword(auth, 'a@example.com', 'secret-1');
  disk.fill();
  await expect(signUp()).rejects.toMatchObject({ code: 'auth/unavailable' });
  const { auth: admin } = clients.admin();
  expect((await admin.listUsers()).users).toHaveLength(1);
  disk.free();
  const { user } = await signUp();
  expect((await admin.getUserByEmail('a@example.com')).uid).toBe(user.uid);
});
