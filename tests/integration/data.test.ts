import { deleteApp, getApps } from 'firebase/app';
import {
  deleteApp as deleteAdminApp,
  initializeApp as initializeAdminApp,
} from 'firebase-admin/app';
import { getDatabase as getAdminDatabase } from 'firebase-admin/database';
import { getFirestore as getAdminFirestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLocalFirebase, type LocalFirebase } from '../../local-firebase/start-local-firebase';
import { createAppStore } from '../../src/app/store/store';
import { createChapterCache } from '../../src/data/chapter-cache';
import type { Data } from '../../src/data/data';
import { readPreloadedStory } from '../../src/data/preloaded-story';
import { createMemoryDevice } from '../../src/data/testing/memory-device';
import { resendFavourites, toggleFavourite } from '../../src/features/favourites/favourites-thunks';
import type { OfflineStore } from '../../src/data/offline-store';
import type { Story } from '../../src/data/stories';
import { subscribe, type Lazy, type Stop, type Watch } from '../../src/data/subscription';
import {
  createFirebaseData,
  type FirebaseDataOptions,
} from '../../src/data/firebase/firebase-data';
import { packChapters } from '../../story/adventure-document';
import type { Chapter } from '../../story/chapter';
import { encodeChunk } from '../../story/chunk-codec';
import { newEntry, type Entry } from '../../story/entry';
import { hiddenNoticeId } from '../../story/hidden';
import { listChapter } from '../../story/listed-chapter';
import { paths } from '../../story/paths';
import { withoutHidden } from '../../story/without-hidden';
import { eventually } from '../support/eventually';

const projectId = 'demo-data-layer';
let server: LocalFirebase;
let admin: ReturnType<typeof initializeAdminApp>;
const stops: Stop[] = [];

beforeAll(async () => {
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
  server = await startLocalFirebase({
    authPort: 0,
    databasePort: 0,
    firestorePort: 0,
    project: projectId,
    databaseRules: readFileSync('database.rules.json', 'utf8'),
    firestoreRules: readFileSync('firestore.rules', 'utf8'),
    firestoreIndexes: readFileSync('firestore.indexes.json', 'utf8'),
  });
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', server.auth);
  vi.stubEnv('FIREBASE_DATABASE_EMULATOR_HOST', server.database);
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', server.firestore);
  admin = initializeAdminApp(
    { projectId, databaseURL: `https://${projectId}-default-rtdb.firebaseio.com` },
    randomUUID(),
  );
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

afterAll(async () => {
  await Promise.all(getApps().map((app) => deleteApp(app)));
  await deleteAdminApp(admin);
  await server.stop();
  vi.unstubAllEnvs();
});

/** A separate browser. */
const newReader = (options: FirebaseDataOptions = {}): Data =>
  createFirebaseData(
    {
      projectId,
      apiKey: 'any',
      emulators: {
        auth: `http://${server.auth}`,
        database: server.database,
        firestore: server.firestore,
      },
      pageSeconds: 900,
    },
    { name: randomUUID(), ...options },
  );

/** Pending work of a page that is closed. */
const never = new Promise<void>(() => undefined);

const set = (path: string, value: unknown) => getAdminDatabase(admin).ref(path).set(value);

/** Collects the values of a subscription until the end of the test. */
function collect<Product, T>(
  product: Lazy<Product>,
  choose: (loaded: Product) => Watch<T>,
): { values: T[]; codes: string[] } {
  const values: T[] = [];
  const codes: string[] = [];
  const next = (value: T): void => void values.push(value);
  stops.push(subscribe(product, choose, { next, error: (code) => codes.push(code) }));
  return { values, codes };
}

const collectStory = (data: Data, docid: string) =>
  collect(data.stories, (stories) => stories.watch(docid));

const chapter = (sections: number): Chapter => ({
  title: '霧の港',
  summary: '',
  items: [],
  turn: Array.from({ length: sections }, (_, index) => ({
    role: index % 2 === 0 ? ('model' as const) : ('user' as const),
    date: '',
    turn: `${index + 1}`,
    url: '',
    sales: 0,
    unit: 0,
    continue: true,
  })),
});

const publish = (uid: string, seq: number, data: unknown[], more: object = {}) =>
  getAdminFirestore(admin)
    .doc(`adventure27/${uid}-${seq}`)
    .set({
      uid,
      onamae: '灯里',
      image: seq === 0 ? 'moon' : 'cat',
      seq,
      data,
      updatedAt: `2026-01-0${seq + 1}T00:00:00.000Z`,
      ...more,
    });

const entryOf = (uid: string): Entry =>
  newEntry({ uid, oid: 7, onamae: '灯里', firstWord: 'おはよう。' }, new Date(0));

async function newParticipant(): Promise<{ data: Data; uid: string }> {
  const data = newReader();
  const uid = await data.session.signIn();
  if (uid === null) throw new Error('nobody could be signed in');
  await (await data.entries()).create(entryOf(uid));
  return { data, uid };
}

describe('signing in', () => {
  it('makes one anonymous account, however often it is asked', async () => {
    const data = newReader();
    const [first, second] = await Promise.all([data.session.signIn(), data.session.signIn()]);
    expect(first).toMatch(/^\w+$/u);
    expect(second).toBe(first);
    expect(await newReader().session.signIn()).not.toBe(first);
  });

  it('is null without a response', async () => {
    const data = createFirebaseData(
      {
        projectId,
        apiKey: 'any',
        emulators: {
          auth: 'http://127.0.0.1:1',
          database: server.database,
          firestore: server.firestore,
        },
        pageSeconds: 900,
      },
      { name: randomUUID() },
    );
    expect(await data.session.signIn()).toBeNull();
  });
});

describe('an entry', () => {
  it('is written under the rules and comes back as it was', async () => {
    const { data, uid } = await newParticipant();
    const { values } = collect(data.entries, (entries) => entries.watch(uid));
    await eventually(() => expect(values.at(-1)).toEqual(entryOf(uid)));
    await (
      await data.entries()
    ).writeSettings(uid, {
      browse: '10353',
      firstWord: 'もう一度。',
      camp: '混沌',
      flag: { accept: false, offer: true },
    });
    await eventually(() =>
      expect(values.at(-1)).toMatchObject({
        browse: '10353',
        firstWord: 'もう一度。',
        data: { camp: '混沌', score: 0 },
        flag: { accept: false, offer: true },
      }),
    );
    await (await data.entries()).writeBrowse(uid, 'abc');
    await eventually(() => expect(values.at(-1)?.browse).toBe('abc'));
  });

  it('takes a new name and a character sheet', async () => {
    const { data, uid } = await newParticipant();
    const { values } = collect(data.entries, (entries) => entries.watch(uid));
    const sheet = {
      image: 'cat',
      equipment: { ...entryOf(uid).equipment, armor: 901, text: '猫舌。' },
      importantList: '{"901":true}',
      category: ['薬', '本', '', '', '', ''],
    };
    await (await data.entries()).writeName(uid, '千早');
    await (await data.entries()).writeCharacter(uid, sheet);
    await eventually(() =>
      expect(values.at(-1)).toEqual({ ...entryOf(uid), onamae: '千早', ...sheet }),
    );
    await expect((await data.entries()).writeName(uid, 'あ'.repeat(21))).rejects.toMatchObject({
      code: 'denied',
    });
  });

  it('is null for who has none', async () => {
    const data = newReader();
    const uid = (await data.session.signIn()) ?? '';
    const { values } = collect(data.entries, (entries) => entries.watch(uid));
    await eventually(() => expect(values).toEqual([null]));
  });

  it('is closed to others, for reading and for writing', async () => {
    const [{ uid }, other] = [await newParticipant(), await newParticipant()];
    const { codes } = collect(other.data.entries, (entries) => entries.watch(uid));
    await eventually(() => expect(codes).toEqual(['denied']));
    await expect((await other.data.entries()).create(entryOf(uid))).rejects.toMatchObject({
      code: 'denied',
    });
    await expect(
      (await other.data.entries()).writeBrowse('something', 'abc'),
    ).rejects.toMatchObject({
      code: 'denied',
    });
  });
});

describe('a story', () => {
  it('arrives chapter by chapter while it is being written, without a sign-in', async () => {
    await publish('s1', 1, [Buffer.from(encodeChunk(chapter(1)))]);
    await publish('s1', 0, [Buffer.from(encodeChunk(chapter(12)))]);
    const data = newReader();
    const { values } = collectStory(data, 's1');
    const lengths = () =>
      values.at(-1)?.chapters.map(({ listed }) => (listed.ok ? listed.sections : listed.code));
    await eventually(() => expect(lengths()).toEqual([12, 1]));
    expect(values.at(-1)).toMatchObject({
      onamae: '灯里',
      image: 'cat',
      updatedAt: '2026-01-02T00:00:00.000Z',
    });
    const untouched = values.at(-1)?.chapters[0];
    await publish('s1', 1, [Buffer.from(encodeChunk(chapter(2)))]);
    await eventually(() => expect(lengths()).toEqual([12, 2]));
    const [first, second] = values.at(-1)?.chapters ?? [];
    expect(first).toBe(untouched);
    expect(first?.unpack()).toEqual({ ok: true, chapter: chapter(12) });
    expect(second?.unpack()).toEqual({ ok: true, chapter: chapter(2) });
  });

  it('shows what can be read of it', async () => {
    const base64 = Buffer.from(encodeChunk(chapter(3))).toString('base64');
    await publish('s2', 0, ['!', base64]);
    await publish(
      's2',
      1,
      [[1, 2, 3]].map((bytes) => Buffer.from(bytes)),
    );
    const data = newReader();
    const { values } = collectStory(data, 's2');
    await eventually(() =>
      expect(values.at(-1)?.chapters.map(({ listed }) => listed.ok)).toEqual([false, true, false]),
    );
    const unpacked = values.at(-1)?.chapters.map(({ unpack }) => unpack().ok);
    expect(unpacked).toEqual([false, true, false]);
  });

  it('is the same with and without an outline of its chapters, and with one that does not fit', async () => {
    const chapters = [chapter(3), { ...chapter(4), title: '時計塔', summary: '時計を直した。' }];
    const { data: chunks, outline } = packChapters(chapters);
    await publish('plain', 1, chunks);
    await publish('outlined', 1, chunks, { outline });
    await publish('unfit', 1, chunks, { outline: outline.slice(1) });
    const data = newReader();
    const read = await Promise.all(
      ['plain', 'outlined', 'unfit'].map(async (docid) => {
        const { values } = collectStory(data, docid);
        await eventually(() => expect(values.at(-1)?.chapters).toHaveLength(2));
        return values.at(-1)?.chapters.map(({ listed, unpack }) => [listed, unpack()]);
      }),
    );
    const stored = chapters.map((each) => ({ ok: true, chapter: each }) as const);
    for (const each of read) expect(each).toEqual(stored.map((one) => [listChapter(one), one]));
  });

  it('is called by its outline, which does not hide that a chapter cannot be read', async () => {
    const { outline } = packChapters([chapter(30)]);
    await publish('half', 1, [Buffer.from([1, 2, 3])], { outline });
    const data = newReader();
    const { values } = collectStory(data, 'half');
    await eventually(() =>
      expect(values.at(-1)?.chapters.map(({ listed }) => listed)).toEqual([
        { ok: true, title: '霧の港', summary: '', sections: 30 },
      ]),
    );
    expect(values.at(-1)?.chapters[0]?.unpack()).toEqual({
      ok: false,
      code: 'chunk-not-inflatable',
    });
  });

  it('is empty for who has none', async () => {
    const data = newReader();
    const { values } = collectStory(data, 'nobody');
    await eventually(() =>
      expect(values).toEqual([
        { onamae: '', image: '', chapters: [], updatedAt: '', isHidden: false },
      ]),
    );
  });

  it('hears nothing after its subscription was stopped before it had begun', async () => {
    const data = newReader();
    const { values } = collectStory(data, 's1');
    stops.splice(0).forEach((stop) => stop());
    const later = collectStory(data, 's1');
    await eventually(() => expect(later.values).not.toEqual([]));
    expect(values).toEqual([]);
  });
});

describe('a story that is on the device', () => {
  const memoryStore = () => {
    const kept = new Map<string, string>();
    const offlineStore: OfflineStore = {
      docids: () => Promise.resolve([...kept.keys()]),
      read: (docid) => Promise.resolve(kept.get(docid) ?? ''),
      keep: (docid, json) => Promise.resolve(void kept.set(docid, json)),
      remove: (docid) => Promise.resolve(void kept.delete(docid)),
    };
    return { kept, offlineStore };
  };
  const sectionsOf = (story: Story | undefined): number[] =>
    story?.chapters.map(({ listed }) => (listed.ok ? listed.sections : 0)) ?? [];
  const textsOf = (story: Story | undefined): string[] =>
    story?.chapters.flatMap(({ unpack }) => {
      const stored = unpack();
      return stored.ok ? stored.chapter.turn.map(({ turn }) => turn) : [];
    }) ?? [];

  /** Writes the engine's documents of hidden content. */
  const notice = (docid: string, hidden: boolean, at: string) =>
    getAdminFirestore(admin)
      .collection('adventure27')
      .doc(hiddenNoticeId(docid))
      .set({ uid: docid, onamae: '', image: '', data: [], seq: 0, updatedAt: at, hidden });
  const unnotice = (docid: string) =>
    getAdminFirestore(admin).collection('adventure27').doc(hiddenNoticeId(docid)).delete();
  const masked = (sections: number, hidden: number): Uint8Array => {
    const shown = withoutHidden({ ok: true, chapter: chapter(sections) }, new Set([hidden]));
    return encodeChunk(shown.ok ? shown.chapter : chapter(0));
  };

  it('is dropped when the operator hides it, is not kept anew, and comes back', async () => {
    const { kept, offlineStore } = memoryStore();
    await publish('shelf4', 1, [encodeChunk(chapter(10))]);
    const before = newReader({ offlineStore });
    collectStory(before, 'shelf4');
    await eventually(() => expect(kept.get('shelf4')).toBeDefined());
    const reader = newReader({ offlineStore });
    const { values } = collectStory(reader, 'shelf4');
    await eventually(() => expect(sectionsOf(values.at(-1))).toEqual([10]));
    await notice('shelf4', true, '2999-01-01T00:00:00.000Z');
    await eventually(() => expect(kept.get('shelf4')).toBeUndefined());
    await eventually(() =>
      expect(values.at(-1)).toMatchObject({ isHidden: true, onamae: '', image: '', chapters: [] }),
    );
    await unnotice('shelf4');
    await eventually(() => expect(sectionsOf(values.at(-1))).toEqual([10]));
    expect(values.at(-1)?.isHidden).toBe(false);
  });

  it('follows a section that is hidden in a chapter that was over long ago', async () => {
    const { kept, offlineStore } = memoryStore();
    await publish('shelf5', 1, [encodeChunk(chapter(2))]);
    collectStory(newReader({ offlineStore }), 'shelf5');
    await eventually(() => expect(kept.get('shelf5')).toBeDefined());
    const first = collectStory(newReader({ offlineStore }), 'shelf5');
    await eventually(() => expect(first.values).not.toEqual([]));
    await publish('shelf5', 1, [masked(2, 2)]);
    await notice('shelf5', false, '2999-01-01T00:00:00.000Z');
    const shown = ['1', expect.stringContaining('運営')];
    await eventually(() => expect(textsOf(first.values.at(-1))).toEqual(shown));
    await eventually(() => expect(kept.get('shelf5')).toContain('2999'));
    const alone = collectStory(newReader({ offlineStore, begin: never }), 'shelf5');
    await eventually(() => expect(alone.values).not.toEqual([]));
    expect(textsOf(alone.values[0])).toEqual(shown);
    await publish('shelf5', 1, [encodeChunk(chapter(2))]);
    await unnotice('shelf5');
    await eventually(() => expect(textsOf(first.values.at(-1))).toEqual(['1', '2']));
  });

  it('is dropped as soon as there is a network, though another story is opened', async () => {
    const { kept, offlineStore } = memoryStore();
    for (const docid of ['shelf6', 'shelf7', 'shelf8']) {
      await publish(docid, 1, [encodeChunk(chapter(2))]);
      collectStory(newReader({ offlineStore }), docid);
      await eventually(() => expect(kept.get(docid)).toBeDefined());
      stops.splice(0).forEach((stop) => stop());
    }
    await notice('shelf6', true, '2000-01-01T00:00:00.000Z');
    await notice('shelf7', false, '2999-01-01T00:00:00.000Z');
    collectStory(newReader({ offlineStore }), 'shelf8');
    await eventually(() => expect([...kept.keys()]).toEqual(['shelf8']));
  });

  it('is not shown from a copy of an earlier version, which kept words that are hidden', () => {
    const document = { id: 'a-1', uid: 'a', ...packChapters([chapter(2)]) };
    const copy = {
      docid: 'a',
      documents: [document],
      hidden: { story: false, turns: { '1_2': true } },
    };
    expect(readPreloadedStory(JSON.stringify(copy))).toBeNull();
  });

  it('is read before any request, and continues from there', async () => {
    const { kept, offlineStore } = memoryStore();
    await publish('shelf1', 1, [encodeChunk(chapter(10))]);
    collectStory(newReader({ offlineStore }), 'shelf1');
    await eventually(() => expect(kept.get('shelf1')).toBeDefined());

    const { values } = collectStory(newReader({ offlineStore }), 'shelf1');
    await eventually(() => expect(sectionsOf(values[0])).toEqual([10]));
    await publish('shelf1', 2, [encodeChunk(chapter(3))]);
    await eventually(() => expect(sectionsOf(values.at(-1))).toEqual([10, 3]));
    await eventually(() => expect(kept.get('shelf1')?.match(/"id":/gu)).toHaveLength(2));
  });

  it('is read without a response', async () => {
    const { kept, offlineStore } = memoryStore();
    await publish('shelf2', 1, [
      encodeChunk(chapter(10)),
      Buffer.from(encodeChunk(chapter(4))).toString('base64'),
    ]);
    collectStory(newReader({ offlineStore }), 'shelf2');
    await eventually(() => expect(kept.get('shelf2')).toBeDefined());
    const nowhere = createFirebaseData(
      {
        projectId,
        apiKey: 'any',
        emulators: {
          auth: 'http://127.0.0.1:1',
          database: '127.0.0.1:1',
          firestore: '127.0.0.1:1',
        },
        pageSeconds: 900,
      },
      { name: randomUUID(), offlineStore },
    );
    const { values } = collectStory(nowhere, 'shelf2');
    await eventually(() => expect(sectionsOf(values[0])).toEqual([10, 4]));
  });

  it('is shown in part while the whole of a long one is on its way', async () => {
    for (const seq of [1, 2, 3]) await publish('part', seq, [encodeChunk(chapter(seq))]);
    const document = {
      id: 'part-2',
      uid: 'part',
      onamae: '灯里',
      seq: 2,
      updatedAt: '2026-01-03T00:00:00.000Z',
      data: [Buffer.from(encodeChunk(chapter(2))).toString('base64')],
    };
    const embedded = readPreloadedStory(
      JSON.stringify({
        docid: 'part',
        documents: [document],
        part: { before: 1, chapters: [['一', 1], ['二', 2], null] },
      }),
    );
    const { values } = collectStory(newReader({ embedded }), 'part');
    await eventually(() => expect(sectionsOf(values[0])).toEqual([1, 2, 0]));
    expect(textsOf(values[0])).toEqual(['1', '2']);
    expect(values[0]?.chapters.map(({ listed }) => listed)).toEqual([
      { ok: true, title: '一', summary: '', sections: 1, isComing: true },
      { ok: true, title: '霧の港', summary: '', sections: 2 },
      { ok: false, code: 'chunk-not-loaded' },
    ]);
    await eventually(() => expect(sectionsOf(values.at(-1))).toEqual([1, 2, 3]));
    expect(textsOf(values.at(-1))).toHaveLength(6);
  });

  it('gives way when the story was begun anew', async () => {
    const { kept, offlineStore } = memoryStore();
    await publish('shelf3', 1, [encodeChunk(chapter(10))]);
    await publish('shelf3', 2, [encodeChunk(chapter(9))]);
    collectStory(newReader({ offlineStore }), 'shelf3');
    await eventually(() => expect(kept.get('shelf3')?.match(/"id":/gu)).toHaveLength(2));
    // Without a subscription in the meantime.
    stops.splice(0).forEach((stop) => stop());
    await getAdminFirestore(admin).doc('adventure27/shelf3-2').delete();
    await publish('shelf3', 1, [encodeChunk(chapter(2))]);
    const { values } = collectStory(newReader({ offlineStore }), 'shelf3');
    await eventually(() => expect(sectionsOf(values.at(-1))).toEqual([2]));
  });
});

it('a report is written under the rules, and a second one a minute later at the earliest', async () => {
  const data = newReader();
  const uid = (await data.session.signIn()) ?? '';
  const report = {
    kind: 'broken',
    reason: '',
    url: '10353',
    date: '2026-01-01T00:00:00.000Z',
  } as const;
  await (await data.reports()).write('10353', uid, report);
  const another = { ...report, date: '2026-01-01T00:00:30.000Z' };
  await expect((await data.reports()).write('10353', uid, another)).rejects.toMatchObject({
    code: 'denied',
  });
  const stored: unknown = (
    await getAdminDatabase(admin).ref(paths.report('10353', uid)).get()
  ).val();
  expect(stored).toEqual({ ...report, at: expect.any(Number) as number });
});

describe('likes', () => {
  beforeEach(async () => {
    for (const section of [1, 2, 3]) await set(`ai/27/engine/section/abc_1_${section}E`, true);
  });

  it('are set and taken back, and only for oneself', async () => {
    const { data, uid } = await newParticipant();
    const { values } = collect(data.likes, (likes) => likes.watchOwn(uid));
    await (await data.likes()).set(uid, 'abc_1_1E', true);
    await eventually(() => expect(values.at(-1)).toEqual(['abc_1_1E']));
    await (await data.likes()).set(uid, 'abc_1_1E', false);
    await eventually(() => expect(values.at(-1)).toEqual([]));
    await expect((await data.likes()).set('other', 'abc_1_1E', true)).rejects.toMatchObject({
      code: 'denied',
    });
  });

  it('may be sent again by a page that does not know whether they arrived', async () => {
    const { data, uid } = await newParticipant();
    const { values } = collect(data.likes, (likes) => likes.watchOwn(uid));
    await (await data.likes()).set(uid, 'abc_1_1E', true);
    await (await data.likes()).set(uid, 'abc_1_1E', true);
    await (await data.likes()).set(uid, 'abc_1_2E', false);
    await eventually(() => expect(values.at(-1)).toEqual(['abc_1_1E']));
    await (await data.likes()).set(uid, 'abc_1_1E', false);
    await (await data.likes()).set(uid, 'abc_1_1E', false);
    await eventually(() => expect(values.at(-1)).toEqual([]));
  });

  it('arrive when the page was left before there was a connection', async () => {
    const device = createMemoryDevice();
    const now = Date.now;
    const left = createAppStore({
      data: newReader({ begin: never }),
      chapters: createChapterCache(),
      device,
      now,
    });
    void left.dispatch(toggleFavourite('abc_1_3E'));
    const data = newReader();
    const store = createAppStore({ data, chapters: createChapterCache(), device, now });
    stops.push(store.dispatch(resendFavourites()));
    await eventually(() => expect(device.read('likes')).toBe(''));
    const uid = (await data.session.signIn()) ?? '';
    const liked: unknown = (await getAdminDatabase(admin).ref(paths.favoritesOf(uid)).get()).val();
    expect(liked).toEqual({ abc_1_3E: true });
  });

  it('are counted live when counts are stored', async () => {
    await set(paths.favoriteCountsOf('c1'), { c1_1_1E: 3, c1_1_2E: 'many' });
    const { values } = collect(newReader().likes, (likes) => likes.watchCounts('c1'));
    await eventually(() => expect(values.at(-1)).toEqual({ c1_1_1E: 3 }));
    await set(`${paths.favoriteCountsOf('c1')}/c1_1_1E`, 4);
    await eventually(() => expect(values.at(-1)).toEqual({ c1_1_1E: 4 }));
  });

  it('are counted from the likes of all accounts when none are stored', async () => {
    await set(paths.favoriteCounts, null);
    await set(paths.favoritesOf('u1'), { c2_1_1E: true, other_1_1E: true });
    await set(paths.favoritesOf('u2'), { c2_1_1E: true });
    // Likes are readable for accounts only.
    const stranger = collect(newReader().likes, (likes) => likes.watchCounts('c2'));
    await eventually(() => expect(stranger.values).toEqual([{}]));
    const { data } = await newParticipant();
    const { values } = collect(data.likes, (likes) => likes.watchCounts('c2'));
    await eventually(() => expect(values.at(-1)).toEqual({ c2_1_1E: 2 }));
    await set(paths.favoriteCountsOf('c1'), { c1_1_1E: 3 });
    // Counts are stored now, and c2 has none.
    const later = collect(newReader().likes, (likes) => likes.watchCounts('c2'));
    await eventually(() => expect(later.values).toEqual([{}]));
  });
});

describe('what an account remembers of its reading', () => {
  it('comes back, on another device too, and is closed to others', async () => {
    const { data, uid } = await newParticipant();
    const { values } = collect(data.reader, (reader) => reader.watch(uid));
    await eventually(() => expect(values).toEqual([{ settings: '', bookmarks: {} }]));
    const bookmark = { chapter: 2, section: 14, date: '2026-01-01T00:00:00.000Z' };
    await (await data.reader()).writeSettings(uid, '{"size":"large"}');
    await expect((await data.reader()).writeBookmark(uid, 'abc', bookmark)).rejects.toMatchObject({
      code: 'denied',
    });
    await set(paths.member('abc'), { uid: 'abc', onamae: '灯里' });
    await (await data.reader()).writeBookmark(uid, 'abc', { ...bookmark, section: 13 });
    await (await data.reader()).writeBookmark(uid, '10353', bookmark);
    await (await data.reader()).writeBookmark(uid, 'abc', bookmark);
    await eventually(() =>
      expect(values.at(-1)).toEqual({
        settings: '{"size":"large"}',
        bookmarks: { abc: bookmark, '10353': bookmark },
      }),
    );
    const other = await newParticipant();
    const { codes } = collect(other.data.reader, (reader) => reader.watch(uid));
    await eventually(() => expect(codes).toEqual(['denied']));
    await expect((await data.reader()).writeSettings(uid, 'x'.repeat(2001))).rejects.toMatchObject({
      code: 'denied',
    });
  });
});

describe('public lists', () => {
  it('find a member among thousands by any part of the name, in any width and case', async () => {
    const members = Array.from({ length: 2100 }, (_, index) => ({
      uid: `u${index}`,
      onamae: `旅人${index}号`,
    }));
    const others = [
      { uid: 'last', onamae: '龍のＡｋａｒｉ' },
      { uid: 'first', onamae: 'Akari' },
    ];
    await set(
      paths.members,
      Object.fromEntries([...members, ...others].map((one) => [one.uid, one])),
    );
    const found = collect(newReader().lists, (lists) => lists.watchMembers('akar'));
    await eventually(() => expect(found.values).toEqual([others.toReversed()]));
    const many = collect(newReader().lists, (lists) => lists.watchMembers('号'));
    await eventually(() => expect(many.values.at(-1)).toHaveLength(100));
  });

  it('are read live, newest or best first, without what is no row', async () => {
    await set(paths.members, { u1: { uid: 'u1', onamae: '灯里' }, u2: 'nobody' });
    await set(paths.ranking, [{ onamae: '灯里', score: 3 }, null, { onamae: 7 }]);
    await set(
      paths.timeline,
      Object.fromEntries(
        Array.from({ length: 105 }, (_, index) => [
          `k${index}`,
          { date: new Date(index * 1000).toISOString(), summary: `${index}`, url: 'u1/1/1/0' },
        ]),
      ),
    );
    const data = newReader();
    const members = collect(data.lists, (lists) => lists.watchMembers(''));
    const found = collect(data.lists, (lists) => lists.watchMembers('里'));
    const nobody = collect(data.lists, (lists) => lists.watchMembers('村'));
    const member = collect(data.lists, (lists) => lists.watchMember('u1'));
    const ranking = collect(data.lists, (lists) => lists.watchRanking());
    const timeline = collect(data.lists, (lists) => lists.watchTimeline());
    await eventually(() => {
      expect(members.values.at(-1)).toEqual([{ uid: 'u1', onamae: '灯里' }]);
      expect(found.values.at(-1)).toEqual([{ uid: 'u1', onamae: '灯里' }]);
      expect(nobody.values.at(-1)).toEqual([]);
      expect(member.values.at(-1)).toEqual({ uid: 'u1', onamae: '灯里' });
      expect(ranking.values.at(-1)).toEqual([{ onamae: '灯里', score: 3 }]);
      expect(timeline.values.at(-1)).toHaveLength(100);
    });
    expect(timeline.values.at(-1)?.[0]?.summary).toBe('104');
    await set(`${paths.ranking}/1`, { onamae: '雪村', score: 2 });
    await eventually(() => expect(ranking.values.at(-1)).toHaveLength(2));
  });
});
