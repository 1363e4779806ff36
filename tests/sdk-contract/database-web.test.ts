import { signInAnonymously } from 'firebase/auth';
import {
  child,
  endAt,
  equalTo,
  get,
  goOffline,
  goOnline,
  increment,
  limitToFirst,
  limitToLast,
  onChildAdded,
  onChildChanged,
  onChildRemoved,
  onDisconnect,
  onValue,
  orderByChild,
  orderByKey,
  orderByPriority,
  orderByValue,
  push,
  query,
  ref,
  remove,
  runTransaction,
  serverTimestamp,
  set,
  setPriority,
  setWithPriority,
  startAfter,
  startAt,
  update,
  type DataSnapshot,
} from 'firebase/database';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '../support/eventually';
import { startClients, type Clients } from './firebase-clients';

let clients: Clients;
beforeAll(async () => {
  clients = await startClients({
    databaseRules: JSON.stringify({
      rules: {
        '.read': true,
        '.write': true,
        queries: { $list: { '.indexOn': ['.value', 'n', 's', 'o/p'] } },
      },
    }),
  });
});
afterAll(() => clients.stop());

const keys = (snapshot: DataSnapshot): (string | null)[] => {
  const found: (string | null)[] = [];
  snapshot.forEach((each) => {
    found.push(each.key);
  });
  return found;
};

describe('values', () => {
  it('are read back by another client as they were set', async () => {
    const value = {
      text: '時の旅人 👍',
      number: -1.5,
      yes: true,
      list: ['a', 'b'],
      deep: { er: 0 },
    };
    await set(ref(clients.web().database, 'values/a'), value);
    expect((await get(ref(clients.web().database, 'values/a'))).val()).toEqual(value);
  });

  it('reach a listener of another client as they change', async () => {
    const seen: unknown[] = [];
    onValue(ref(clients.web().database, 'values/b'), (snapshot) => seen.push(snapshot.val()));
    await eventually(() => expect(seen).toEqual([null]));
    const writer = ref(clients.web().database, 'values/b');
    await set(writer, 1);
    await eventually(() => expect(seen).toEqual([null, 1]));
    await remove(writer);
    await eventually(() => expect(seen).toEqual([null, 1, null]));
  });

  it('of 10 MB arrive whole', async () => {
    const text = 'あ'.repeat(3_300_000);
    await set(ref(clients.web().database, 'values/long'), text);
    const snapshot = await get(ref(clients.web().database, 'values/long'));
    expect(snapshot.val() === text).toBe(true);
  });

  it('are filled in by the server', async () => {
    const place = ref(clients.web().database, 'values/server');
    const before = Date.now();
    await set(place, { at: serverTimestamp(), count: increment(2) });
    await update(place, { count: increment(3) });
    const { at, count } = (await get(place)).val() as { at: number; count: number };
    expect(count).toBe(5);
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(Date.now());
  });

  it('have priorities, which order children', async () => {
    const place = ref(clients.web().database, 'values/priorities');
    await setWithPriority(child(place, 'late'), 'x', 'b');
    await setWithPriority(child(place, 'early'), { y: 1 }, 'a');
    await set(child(place, 'none'), 1);
    const reader = ref(clients.web().database, 'values/priorities');
    expect(keys(await get(query(reader, orderByPriority())))).toEqual(['none', 'early', 'late']);
    await setPriority(child(place, 'late'), 0);
    expect(keys(await get(query(reader, orderByPriority())))).toEqual(['none', 'late', 'early']);
    expect((await get(child(reader, 'early'))).exportVal()).toEqual({ y: 1, '.priority': 'a' });
  });

  it('with keys or a depth out of bounds are refused', async () => {
    const response = await fetch(clients.url('/values/c.json?ns=demo-contract-default-rtdb'), {
      method: 'PUT',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({ 'a.b': 1 }),
    });
    expect(response.status).toBe(400);
    const deep = ref(clients.web().database, Array(32).fill('d').join('/'));
    await expect(set(deep, 1)).resolves.toBeUndefined();
    expect(() => set(deep, { more: 1 })).toThrow('maximum depth');
  });
});

describe('an update of several paths', () => {
  it('is seen at once or not at all', async () => {
    const seen: unknown[] = [];
    onValue(ref(clients.web().database, 'update'), (snapshot) => seen.push(snapshot.val()));
    await eventually(() => expect(seen).toEqual([null]));
    await update(ref(clients.web().database, 'update'), { 'a/x': 1, 'b/y': 2 });
    await eventually(() => expect(seen).toEqual([null, { a: { x: 1 }, b: { y: 2 } }]));
  });
});

describe('push', () => {
  it('makes children that are added in order', async () => {
    const place = ref(clients.web().database, 'push');
    const added: unknown[] = [];
    onChildAdded(ref(clients.web().database, 'push'), (snapshot) => added.push(snapshot.val()));
    for (const value of ['a', 'b', 'c']) await push(place, value);
    await eventually(() => expect(added).toEqual(['a', 'b', 'c']));
  });
});

describe('a transaction', () => {
  it('counts right under contention', async () => {
    const places = Array.from({ length: 5 }, () => ref(clients.web().database, 'counter'));
    await Promise.all(
      places.flatMap((place) =>
        [1, 2, 3].map(() => runTransaction(place, (value: number | null) => (value ?? 0) + 1)),
      ),
    );
    const [place] = places;
    expect(place && (await get(place)).val()).toBe(15);
  });

  it('supports nodes with children, numbers and priorities', async () => {
    const place = ref(clients.web().database, 'transaction/node');
    await set(place, {
      b: { '.value': 1.5, '.priority': 2 },
      a: { '.value': 'x', '.priority': 10 },
    });
    const other = ref(clients.web().database, 'transaction/node');
    const { committed } = await runTransaction(other, (value: object | null) => ({
      ...value,
      c: 1,
    }));
    expect(committed).toBe(true);
    expect((await get(place)).val()).toEqual({ a: 'x', b: 1.5, c: 1 });
  });
});

describe('onDisconnect', () => {
  it('writes when the client goes, and not when it was cancelled', async () => {
    const { database } = clients.web();
    await onDisconnect(ref(database, 'gone/a')).set('gone');
    await onDisconnect(ref(database, 'gone/b')).update({ x: 1 });
    await onDisconnect(ref(database, 'gone/c')).set('never');
    await onDisconnect(ref(database, 'gone/c')).cancel();
    goOffline(database);
    const reader = ref(clients.web().database, 'gone');
    let seen: unknown;
    onValue(reader, (snapshot) => (seen = snapshot.val()));
    await eventually(() => expect(seen).toEqual({ a: 'gone', b: { x: 1 } }));
  });
});

describe('a client that comes back', () => {
  it('goes on listening and sends what it wrote meanwhile', async () => {
    const { database } = clients.web();
    const seen: unknown[] = [];
    onValue(ref(database, 'back'), (snapshot) => seen.push(snapshot.val()));
    await eventually(() => expect(seen).toEqual([null]));
    goOffline(database);
    await set(ref(clients.web().database, 'back/other'), 1);
    const own = set(ref(database, 'back/own'), 2);
    goOnline(database);
    await own;
    await eventually(() => expect(seen.at(-1)).toEqual({ other: 1, own: 2 }));
  });
});

describe('queries', () => {
  const data = {
    a: { n: 3, t: 'x' },
    b: { n: 1, t: true },
    c: { n: 2 },
    d: { n: 2, t: null, o: { p: 'deep' } },
    10: { n: 'ten' },
    9: { n: null, z: 1 },
  };
  beforeAll(async () => {
    const { database } = clients.web();
    await set(ref(database, 'queries/rows'), data);
    await set(ref(database, 'queries/values'), { a: 3, b: 1, c: 'x', d: true });
  });

  const rows = () => ref(clients.web().database, 'queries/rows');
  const values = () => ref(clients.web().database, 'queries/values');
  const cases = [
    ['by child', () => query(rows(), orderByChild('n')), ['9', 'b', 'c', 'd', 'a', '10']],
    ['by deep child', () => query(rows(), orderByChild('o/p'), startAt('a')), ['d']],
    ['by key', () => query(rows(), orderByKey()), ['9', '10', 'a', 'b', 'c', 'd']],
    ['by value', () => query(values(), orderByValue()), ['d', 'b', 'a', 'c']],
    ['last two', () => query(rows(), orderByChild('n'), limitToLast(2)), ['a', '10']],
    ['first two', () => query(rows(), orderByChild('n'), limitToFirst(2)), ['9', 'b']],
    ['equal', () => query(rows(), orderByChild('n'), equalTo(2)), ['c', 'd']],
    ['equal with key', () => query(rows(), orderByChild('n'), equalTo(2, 'd')), ['d']],
    ['equal to null', () => query(rows(), orderByChild('n'), equalTo(null)), ['9']],
    ['from', () => query(rows(), orderByChild('n'), startAt(2, 'd')), ['d', 'a', '10']],
    ['after', () => query(rows(), orderByChild('n'), startAfter(2)), ['a', '10']],
    ['to', () => query(rows(), orderByChild('n'), endAt(1)), ['9', 'b']],
    ['from key', () => query(rows(), orderByKey(), startAt('b'), limitToFirst(2)), ['b', 'c']],
  ] as const;

  it.each(cases)('%s: by get and by listening', async (_, make, expected) => {
    expect(keys(await get(make()))).toEqual(expected);
    let listened: unknown;
    onValue(make(), (snapshot) => (listened = keys(snapshot)));
    await eventually(() => expect(listened).toEqual(expected));
  });

  it('report what enters, changes and leaves their window', async () => {
    const writer = ref(clients.web().database, 'queries/window');
    await set(writer, { a: { s: 1 }, b: { s: 2 }, c: { s: 3 } });
    const events: string[] = [];
    const top = query(
      ref(clients.web().database, 'queries/window'),
      orderByChild('s'),
      limitToLast(2),
    );
    onChildAdded(top, ({ key }) => events.push(`+${key}`));
    onChildChanged(top, ({ key }) => events.push(`~${key}`));
    onChildRemoved(top, ({ key }) => events.push(`-${key}`));
    await eventually(() => expect(events).toEqual(['+b', '+c']));
    await set(child(writer, 'a/s'), 9);
    await eventually(() => expect(events.slice(2).sort()).toEqual(['+a', '-b']));
    await set(child(writer, 'c/s'), 4);
    await eventually(() => expect(events.slice(4)).toEqual(['~c']));
    await remove(child(writer, 'a'));
    await eventually(() => expect(events.slice(5).sort()).toEqual(['+b', '-a']));
  });
});

describe('a query without an index', () => {
  const unindexed = () =>
    query(ref(clients.web().database, 'unindexed'), orderByChild('n'), equalTo(2));

  it('is answered to a listener with a warning, and refused to who asks once', async () => {
    await set(ref(clients.web().database, 'unindexed'), { a: { n: 1 }, b: { n: 2 } });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let listened: unknown;
    onValue(unindexed(), (snapshot) => (listened = snapshot.val()));
    await eventually(() => expect(listened).toEqual({ b: { n: 2 } }));
    expect(warn.mock.calls.flat().join()).toContain(
      'Consider adding ".indexOn": "n" at /unindexed to your security rules',
    );
    await expect(get(unindexed())).rejects.toThrow(
      'Index not defined, add ".indexOn": "n", for path "/unindexed", to the rules',
    );
  });

  it('is answered when it asks for everything', async () => {
    const all = query(ref(clients.web().database, 'unindexed'), orderByChild('n'));
    expect(keys(await get(all))).toEqual(['a', 'b']);
  });
});

describe('namespaces', () => {
  it('are apart from each other', async () => {
    await set(ref(clients.web().database, 'apart'), 1);
    expect((await get(ref(clients.web('another').database, 'apart'))).exists()).toBe(false);
  });
});

describe('signing in', () => {
  it('works while listening', async () => {
    const { auth, database } = clients.web();
    let seen: unknown = 'nothing';
    onValue(ref(database, 'signed-in'), (snapshot) => (seen = snapshot.val()));
    await eventually(() => expect(seen).toBe(null));
    await signInAnonymously(auth);
    await set(ref(database, 'signed-in'), true);
    await eventually(() => expect(seen).toBe(true));
  });
});
