import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { signInAnonymously, signOut } from 'firebase/auth';
import {
  equalTo,
  get,
  limitToLast,
  onValue,
  orderByChild,
  orderByKey,
  push,
  query,
  ref,
  remove,
  set,
  update,
} from 'firebase/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../support/eventually';
import { startClients, type Clients } from './firebase-clients';

const rules = JSON.stringify({
  rules: {
    users: {
      $uid: {
        '.read': 'auth.uid === $uid',
        '.write': 'auth.uid === $uid && !data.exists()',
        name: { '.validate': 'newData.isString() && newData.val().length <= 5' },
        code: { '.validate': 'newData.val().matches(/^[a-z]{2}$/)' },
        $other: { '.validate': false },
      },
    },
    posts: {
      '.read': true,
      $id: { '.write': "newData.child('by').val() === auth.uid" },
    },
    letters: {
      '.read': "query.orderByChild === 'to' && query.equalTo === auth.uid",
      '.indexOn': 'to',
    },
    latest: { '.read': 'query.orderByKey && query.limitToLast <= 3' },
    room: { '.read': "root.child('guests').hasChild(auth.uid)" },
  },
});

let clients: Clients;
let environment: RulesTestEnvironment;
beforeAll(async () => {
  clients = await startClients({ databaseRules: rules });
  const [host = '', port] = clients.server.database.split(':');
  environment = await initializeTestEnvironment({
    projectId: 'demo-contract',
    database: { host, port: Number(port), rules },
  });
});
beforeEach(() => environment.clearDatabase());
afterAll(async () => {
  await environment.cleanup();
  await clients.stop();
});

const as = (uid: string) => environment.authenticatedContext(uid).database();

describe('with the test library', () => {
  it('rules hold for mock users and for strangers', async () => {
    await assertSucceeds(as('ann').ref('users/ann').set({ name: '時の旅人', code: 'ab' }));
    await assertSucceeds(as('ann').ref('users/ann').get());
    await assertFails(as('bob').ref('users/ann').get());
    await assertFails(environment.unauthenticatedContext().database().ref('users/ann').get());
    await assertFails(as('ann').ref('users/ann').set({ name: 'once more' }));
  });

  it('what is written is validated', async () => {
    await assertFails(as('ann').ref('users/ann').set({ name: '長すぎる名前' }));
    await assertFails(as('ann').ref('users/ann').set({ code: 'abc' }));
    await assertFails(as('ann').ref('users/ann').set({ name: 'a', more: 1 }));
  });

  it('rules can be put aside', async () => {
    await environment.withSecurityRulesDisabled((context) => context.database().ref('x').set(1));
    await assertFails(as('ann').ref('x').get());
  });
});

describe('with signing in', () => {
  it('a write is undone in the client when it is refused', async () => {
    const { auth, database } = clients.web();
    const { user } = await signInAnonymously(auth);
    const seen: unknown[] = [];
    onValue(ref(database, 'posts'), (snapshot) => seen.push(snapshot.val()));
    await eventually(() => expect(seen).toEqual([null]));
    await expect(push(ref(database, 'posts'), { by: 'another' })).rejects.toThrow(
      'PERMISSION_DENIED',
    );
    expect(seen).toHaveLength(3);
    expect(seen.at(-1)).toBe(null);
    await push(ref(database, 'posts'), { by: user.uid });
    expect(seen.at(-1)).not.toBe(null);
  });

  it('a listener ends when the user goes', async () => {
    const { auth, database } = clients.web();
    const { user } = await signInAnonymously(auth);
    const place = ref(database, `users/${user.uid}`);
    await set(place, { name: 'a' });
    const onCancel = vi.fn();
    let seen: unknown;
    onValue(place, (snapshot) => (seen = snapshot.val()), onCancel);
    await eventually(() => expect(seen).toEqual({ name: 'a' }));
    await signOut(auth);
    await eventually(() => expect(onCancel).toHaveBeenCalled());
    await expect(get(place)).rejects.toThrow('Permission denied');
  });

  it('a query ends with it', async () => {
    const { auth, database } = clients.web();
    const { user } = await signInAnonymously(auth);
    const onCancel = vi.fn();
    let seen: unknown = 'nothing';
    const asked = query(ref(database, `users/${user.uid}`), orderByKey(), limitToLast(2));
    onValue(asked, (snapshot) => (seen = snapshot.val()), onCancel);
    await eventually(() => expect(seen).toBe(null));
    await signOut(auth);
    await eventually(() => expect(onCancel).toHaveBeenCalled());
  });

  it('a listener ends when data that its rule depends on changes', async () => {
    const { auth, database } = clients.web();
    const { user } = await signInAnonymously(auth);
    const admin = clients.admin().database;
    await admin.ref().update({ [`guests/${user.uid}`]: true, 'room/talk': 'welcome' });
    const onCancel = vi.fn();
    const seen: unknown[] = [];
    onValue(ref(database, 'room'), (snapshot) => seen.push(snapshot.val()), onCancel);
    await eventually(() => expect(seen).toEqual([{ talk: 'welcome' }]));
    await admin.ref().update({ [`guests/${user.uid}`]: null, 'room/talk': 'secret' });
    await eventually(() => expect(onCancel).toHaveBeenCalled());
    expect(seen).toEqual([{ talk: 'welcome' }]);
  });

  it('a list is shown only to the query that its rule demands', async () => {
    const { auth, database } = clients.web();
    const { user } = await signInAnonymously(auth);
    await clients
      .admin()
      .database.ref()
      .update({
        'letters/a': { to: user.uid, text: 'yours' },
        'letters/b': { to: 'another', text: 'not yours' },
        latest: { a: 1, b: 2, c: 3, d: 4 },
      });
    const letters = ref(database, 'letters');
    const to = (uid: string) => query(letters, orderByChild('to'), equalTo(uid));
    const own = { a: { to: user.uid, text: 'yours' } };
    expect((await get(to(user.uid))).val()).toEqual(own);
    let seen: unknown;
    onValue(to(user.uid), (snapshot) => (seen = snapshot.val()));
    await eventually(() => expect(seen).toEqual(own));
    await expect(get(to('another'))).rejects.toThrow('Permission denied');
    await expect(get(letters)).rejects.toThrow('Permission denied');
    const last = (count: number) =>
      query(ref(database, 'latest'), orderByKey(), limitToLast(count));
    expect((await get(last(3))).val()).toEqual({ b: 2, c: 3, d: 4 });
    await expect(get(last(4))).rejects.toThrow('Permission denied');
  });

  it('an update is refused whole when one place is', async () => {
    const { auth, database } = clients.web();
    const { user } = await signInAnonymously(auth);
    const values = { [`users/${user.uid}/name`]: 'a', 'users/another/name': 'b' };
    await expect(update(ref(database), values)).rejects.toThrow('PERMISSION_DENIED');
    expect((await get(ref(database, `users/${user.uid}`))).exists()).toBe(false);
    await expect(remove(ref(database, 'posts'))).rejects.toThrow('PERMISSION_DENIED');
  });
});
