import { get, onValue, ref, set } from 'firebase/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../support/eventually';
import { startClients, type Clients } from './firebase-clients';

let clients: Clients;
beforeAll(async () => {
  clients = await startClients({
    databaseRules: `{
      // The engine's private paths, closed to clients.
      "rules": { "engine": { "players": { ".indexOn": ["data/score"] } }, "open": { ".read": true, ".write": true } }
    }`,
  });
});
afterAll(() => clients.stop());

it('the owner is not bound by rules, a client is', async () => {
  const { database } = clients.admin();
  await database.ref('engine/secret').set('s');
  expect((await database.ref('engine/secret').once('value')).val()).toBe('s');
  await expect(get(ref(clients.web().database, 'engine/secret'))).rejects.toThrow(
    'Permission denied',
  );
  await expect(set(ref(clients.web().database, 'engine/secret'), 1)).rejects.toThrow(
    'PERMISSION_DENIED',
  );
});

it('sees children that are added and changed', async () => {
  const { database } = clients.admin();
  const events: unknown[] = [];
  const place = database.ref('open/children');
  place.on('child_added', (snapshot) => events.push(['added', snapshot.key, snapshot.val()]));
  place.on('child_changed', (snapshot) => events.push(['changed', snapshot.key, snapshot.val()]));
  const web = clients.web().database;
  await set(ref(web, 'open/children/a'), { n: 1 });
  await set(ref(web, 'open/children/b'), { n: 1 });
  await set(ref(web, 'open/children/a/n'), 2);
  await eventually(() =>
    expect(events).toEqual([
      ['added', 'a', { n: 1 }],
      ['added', 'b', { n: 1 }],
      ['changed', 'a', { n: 2 }],
    ]),
  );
});

it('updates several places at once, also from the root', async () => {
  const seen: unknown[] = [];
  onValue(ref(clients.web().database, 'open/several'), (snapshot) => seen.push(snapshot.val()));
  await eventually(() => expect(seen).toEqual([null]));
  const { database } = clients.admin();
  await database.ref().update({ 'open/several/a': 1, 'open/several/b': 2, 'engine/c': 3 });
  await eventually(() => expect(seen).toEqual([null, { a: 1, b: 2 }]));
  expect((await database.ref('engine/c').get()).val()).toBe(3);
});

it('runs transactions against others', async () => {
  const counters = [1, 2, 3, 4].map(() => clients.admin().database.ref('engine/counter'));
  const results = await Promise.all(
    counters.map((counter) => counter.transaction((value: number | null) => (value ?? 0) + 1)),
  );
  expect(results.every(({ committed }) => committed)).toBe(true);
  expect((await clients.admin().database.ref('engine/counter').get()).val()).toBe(4);
});

it('asks for the best hundred', async () => {
  const { database } = clients.admin();
  const players = Object.fromEntries(
    Array.from({ length: 250 }, (_, index) => [
      `p${index}`,
      { data: { score: (index * 7) % 250 } },
    ]),
  );
  await database.ref('engine/players').set(players);
  const best = database.ref('engine/players').orderByChild('data/score').limitToLast(100);
  const scores: number[] = [];
  (await best.once('value')).forEach((child) => {
    scores.push(Number(child.child('data/score').val()));
  });
  expect(scores).toEqual(Array.from({ length: 100 }, (_, index) => index + 150));
});

it('acts as an account with databaseAuthVariableOverride', async () => {
  const rules = {
    rules: { $uid: { '.read': 'auth.uid === $uid', '.write': 'auth.uid === $uid' } },
  };
  const { database } = clients.admin();
  const before = await database.getRules();
  await database.setRules(JSON.stringify(rules));
  expect(await database.getRulesJSON()).toEqual(rules);
  const ann = clients.admin({ uid: 'ann' }).database;
  await ann.ref('ann').set(1);
  await expect(ann.ref('bob').set(1)).rejects.toThrow('PERMISSION_DENIED');
  const nobody = clients.admin(null).database;
  await expect(nobody.ref('ann').get()).rejects.toThrow('Permission denied');
  await database.setRules(before);
});

it('gets the position of a fault in rules', async () => {
  const { database } = clients.admin();
  await expect(database.setRules('{"rules": {".read": "auht != null"}}')).rejects.toThrow(
    "line 1, column 22, at /: .read: Unknown variable 'auht'",
  );
});
