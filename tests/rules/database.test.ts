import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startLocalFirebase } from '../../local-firebase/start-local-firebase';
import { newEntry, type Entry } from '../../story/entry';
import { paths } from '../../story/paths';
import { TEXT_LIMITS } from '../../story/user-text/normalise-text';
import { ROOT } from '../../tools/support/root';

const ALICE = 'alice';
const BOB = 'bob';

let firebase: Awaited<ReturnType<typeof startLocalFirebase>>;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  firebase = await startLocalFirebase({ authPort: 0, databasePort: 0, firestorePort: 0 });
  const [host = '', port = ''] = firebase.database.split(':');
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules',
    database: {
      host,
      port: Number(port),
      rules: readFileSync(`${ROOT}database.rules.json`, 'utf8'),
    },
  });
});

afterAll(async () => {
  await environment.cleanup();
  await firebase.stop();
});

beforeEach(() => environment.clearDatabase());

const as = (uid: string) => environment.authenticatedContext(uid).database();
const stranger = () => environment.unauthenticatedContext().database();

function entry(uid: string, change: Partial<Entry> = {}): Entry {
  const registration = { uid, oid: 42, onamae: '灯', firstWord: 'また同じ朝か……。' };
  return { ...newEntry(registration, new Date(0)), ...change };
}

async function given(values: Readonly<Record<string, unknown>>): Promise<void> {
  await environment.withSecurityRulesDisabled((context) => context.database().ref().update(values));
}

it('a known denial is denied', async () => {
  await assertFails(stranger().ref('somewhere/else').set(1));
  await assertFails(stranger().ref('/').once('value'));
});

describe('an entry', () => {
  it('is written and read by its own participant alone', async () => {
    await assertSucceeds(as(ALICE).ref(paths.entry(ALICE)).set(entry(ALICE)));
    await assertSucceeds(as(ALICE).ref(paths.entry(ALICE)).once('value'));
    await assertFails(as(BOB).ref(paths.entry(ALICE)).once('value'));
    await assertFails(stranger().ref(paths.entry(ALICE)).once('value'));
    await assertFails(as(BOB).ref(paths.entry(ALICE)).set(entry(ALICE)));
    await assertFails(stranger().ref(paths.entry(ALICE)).set(entry(ALICE)));
    await assertFails(as(ALICE).ref(paths.entries).once('value'));
  });

  it.each([
    ['another uid inside', { uid: BOB }],
    ['an empty name', { onamae: '' }],
    ['a name that is too long', { onamae: 'あ'.repeat(TEXT_LIMITS.onamae + 1) }],
    ['a guest’s name', { onamae: '灯#10353' }],
    ['a control character in the name', { onamae: '灯\u0007' }],
    ['an empty first line', { firstWord: '' }],
    ['a first line that is too long', { firstWord: 'あ'.repeat(TEXT_LIMITS.firstWord + 1) }],
    ['a score of its own', { data: { score: 100, camp: '景気' as const } }],
    ['sections of its own', { clause: 5 }],
    ['an owner number below 0', { oid: -1 }],
  ])('is refused with %s', async (_, change) => {
    await assertFails(as(ALICE).ref(paths.entry(ALICE)).set(entry(ALICE, change)));
  });

  it.each([
    ['an unknown key', { admin: true }],
    ['text as an owner number', { oid: '42' }],
    ['an unknown camp', { data: { score: 0, camp: '戦争' } }],
    ['a seventh category', { category: ['', '', '', '', '', '', '薬'] }],
  ])('is refused with %s', async (_, change) => {
    await assertFails(
      as(ALICE)
        .ref(paths.entry(ALICE))
        .set({ ...entry(ALICE), ...change }),
    );
  });

  it.each(['onamae', 'firstWord', 'data', 'clause', 'equipment'])(
    'is refused without %s',
    async (field) => {
      await assertFails(
        as(ALICE)
          .ref(paths.entry(ALICE))
          .set({ ...entry(ALICE), [field]: null }),
      );
      await given({ [paths.entry(ALICE)]: entry(ALICE) });
      await assertFails(
        as(ALICE)
          .ref(`${paths.entry(ALICE)}/${field}`)
          .remove(),
      );
    },
  );

  it('lets its participant change name, first line, camp, browse target and equipment', async () => {
    await given({ [paths.entry(ALICE)]: entry(ALICE) });
    const own = as(ALICE).ref(paths.entry(ALICE));
    await assertSucceeds(own.child('onamae').set('灯里'));
    await assertSucceeds(own.child('firstWord').set('さあ、行こう。'));
    await assertSucceeds(own.child('data/camp').set('混沌'));
    await assertSucceeds(own.child('browse').set('10353'));
    await assertSucceeds(own.child('equipment').set({ hand: 301, text: '左利き' }));
    await assertSucceeds(own.child('category').set(['薬', '', '', '', '', '']));
  });

  it('keeps score and clause from its participant, also when written whole', async () => {
    await given({
      [paths.entry(ALICE)]: entry(ALICE, { clause: 12, data: { score: 340, camp: '景気' } }),
    });
    const own = as(ALICE).ref(paths.entry(ALICE));
    await assertFails(own.child('data/score').set(9999));
    await assertFails(own.child('clause').set(0));
    await assertFails(own.set(entry(ALICE)));
    await assertFails(own.child('data/score').remove());
    await assertSucceeds(own.set(entry(ALICE, { clause: 12, data: { score: 340, camp: '平和' } })));
  });
});

describe('favourites', () => {
  const key = '10353_1_3E';
  beforeEach(() => given({ [`ai/27/engine/section/${key}`]: true }));

  it('are set and removed by their own reader alone', async () => {
    await assertSucceeds(as(ALICE).ref(paths.favorite(ALICE, key)).set(true));
    await assertFails(as(BOB).ref(paths.favorite(ALICE, key)).remove());
    await assertFails(stranger().ref(paths.favorite(ALICE, key)).remove());
    await assertSucceeds(as(ALICE).ref(paths.favorite(ALICE, key)).remove());
  });

  it('can be counted by accounts only', async () => {
    await assertSucceeds(as(BOB).ref(paths.favorites).once('value'));
    await assertFails(stranger().ref(paths.favorites).once('value'));
    await assertFails(stranger().ref(paths.favoritesOf(ALICE)).once('value'));
  });

  it('are refused as a whole where one of thousands is of a section that does not exist', async () => {
    const flood = Array.from({ length: 5000 }, (_, n): [string, true] => [
      `10353_9_${n + 1}E`,
      true,
    ]);
    const own = as(ALICE).ref(paths.favoritesOf(ALICE));
    await assertFails(own.update(Object.fromEntries([[key, true], ...flood])));
    expect((await own.once('value')).val()).toBeNull();
  });

  it.each([
    ['a value other than true', key, 5],
    ['a key that names no turn', 'anything', true],
    ['a section that does not exist', '10353_1_4E', true],
    ['an endless key', `${'a'.repeat(200)}_1_1E`, true],
  ])('are refused with %s', async (_, favoriteKey, value) => {
    await assertFails(as(ALICE).ref(paths.favorite(ALICE, favoriteKey)).set(value));
  });
});

describe('what the engine publishes', () => {
  it.each([
    [paths.members, { alice: { uid: ALICE, onamae: '灯' } }],
    [paths.ranking, [{ onamae: '灯', score: 10 }]],
    [paths.timeline, { t1: { date: '2026-11-21T00:00:00Z', summary: '…', url: '10353/1/1/0' } }],
    [paths.favoriteCounts, { '10353': { '10353_1_1E': 2 } }],
  ])('%s is read by everyone and written by nobody else', async (path, value) => {
    await given({ [path]: value });
    const snapshot = await assertSucceeds(stranger().ref(path).once('value'));
    expect(snapshot.val()).toEqual(value);
    await assertFails(stranger().ref(path).set(value));
    await assertFails(as(ALICE).ref(path).set(value));
    await assertFails(as(ALICE).ref(`${path}/x`).set('y'));
  });

  it('includes a timeline that can be asked for the newest by date', async () => {
    await given({
      [paths.timeline]: Object.fromEntries(
        Array.from({ length: 120 }, (_, index) => [
          `t${index}`,
          { date: new Date(index * 1000).toISOString(), summary: '', url: '' },
        ]),
      ),
    });
    const query = stranger().ref(paths.timeline).orderByChild('date').limitToLast(100);
    const snapshot = await assertSucceeds(query.once('value'));
    expect(snapshot.numChildren()).toBe(100);
  });
});

describe('reading settings and reports', () => {
  it('belong to their reader', async () => {
    const bookmark = { docid: '10353', chapter: 1, section: 3, date: '2026-11-21T00:00:00.000Z' };
    const own = `ai/27/reader/${ALICE}/bookmark/0`;
    await assertSucceeds(as(ALICE).ref(own).set(bookmark));
    await assertFails(as(BOB).ref(own).once('value'));
    await assertFails(as(BOB).ref(own).set(bookmark));
    await assertFails(
      as(ALICE)
        .ref(own)
        .set({ ...bookmark, more: 1 }),
    );
  });

  it('hold two hundred bookmarks and no more, of stories that are there', async () => {
    const bookmark = { docid: '10353', chapter: 1, section: 3, date: '2026-11-21T00:00:00.000Z' };
    const own = as(ALICE).ref(`ai/27/reader/${ALICE}/bookmark`);
    const slots = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, slot) => [slot, bookmark]));
    await assertFails(own.update(slots(20_000)));
    await assertFails(own.update(slots(201)));
    await assertSucceeds(own.update(slots(200)));
    await assertFails(own.child('0').set({ ...bookmark, docid: 'nobody' }));
    await given({ [paths.member('bob')]: { uid: 'bob', onamae: '灯' } });
    await assertSucceeds(own.child('0').set({ ...bookmark, docid: 'bob' }));
  });

  it('a report can be made and not be read', async () => {
    const report = { date: '2026-11-21T00:00:00.000Z', reason: '…' };
    await assertSucceeds(as(ALICE).ref(`ai/27/report/10353/${ALICE}`).set(report));
    await assertFails(as(ALICE).ref(`ai/27/report/10353/${BOB}`).set(report));
    await assertFails(as(BOB).ref('ai/27/report').once('value'));
  });
});
