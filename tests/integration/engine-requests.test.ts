import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInAnonymously,
  signInWithCustomToken,
} from 'firebase/auth';
import { connectDatabaseEmulator, get, getDatabase, goOffline, ref, set } from 'firebase/database';
import { createHash, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectFirebase, type FirebaseServices } from '../../engine/adapters/firebase-services';
import type { LogEvent } from '../../engine/ports/runtime/event-log';
import { watchLikes } from '../../engine/worker/watch-likes';
import { watchReports } from '../../engine/worker/watch-reports';
import { tidyDue } from '../../engine/handlers/tidy-due';
import { watchRequests, type RequestWatcher } from '../../engine/worker/watch-requests';
import { manualClock, type ManualClock } from '../../engine/testing/manual-clock';
import { favoriteKey } from '../../story/favorite-key';
import { HANDOVER_MS, handoverSecret } from '../../story/handover-code';
import { paths } from '../../story/paths';
import { eventually } from '../support/eventually';
import { createTestProject, START, shareTestFirebase, type TestProject } from './engine-harness';

const SYMBOLS = 'ABCDE23456';
const HASH = createHash('sha256').update(handoverSecret(SYMBOLS)).digest('hex');

const server = shareTestFirebase();
let project: TestProject;
let services: FirebaseServices;
let clock: ManualClock;
let events: LogEvent[];
const keepers: RequestWatcher[] = [];
const endings: (() => Promise<void>)[] = [];

beforeEach(() => {
  project = createTestProject();
  services = connectFirebase(project.id, randomUUID());
  clock = manualClock(START);
  events = [];
});
afterEach(async () => {
  await Promise.all(keepers.splice(0).map((keeper) => keeper.stop()));
  for (const end of endings.splice(0)) await end();
  await services.close();
  await project.close();
});

async function keep(between: Partial<FirebaseServices> = {}): Promise<void> {
  const log = (event: LogEvent): void => void events.push(event);
  keepers.push(await watchRequests({ ...services, ...between, clock, log }));
}

/** A browser with its own account. */
async function device() {
  const [host = '', port = ''] = server().database.split(':');
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
  connectDatabaseEmulator(database, host, Number(port));
  endings.push(async () => {
    goOffline(database);
    await deleteApp(app);
  });
  const { user } = await signInAnonymously(auth);
  return { auth, database, uid: user.uid };
}

type Device = Awaited<ReturnType<typeof device>>;

/** The engine's time; its clock is stopped in these tests. */
const offer = (uid: string, date = START): Promise<void> =>
  project.database.ref(paths.handover(uid)).set({ hash: HASH, date });

const ask = ({ database, uid }: Device, code: string): Promise<void> =>
  set(ref(database, paths.request('redeem', uid)), { code, date: { '.sv': 'timestamp' } });

/** Waits for the response, and removes it. */
async function answerTo({ database, uid }: Device): Promise<{ token?: string; error?: string }> {
  const answer = await eventually(async () => {
    const found = await get(ref(database, paths.answer(uid)));
    expect(found.exists()).toBe(true);
    return found.val() as { token?: string; error?: string };
  });
  await set(ref(database, paths.answer(uid)), null);
  return answer;
}

describe('a code', () => {
  it('brings the account to another device, once', async () => {
    await keep();
    const [old, fresh, third] = [await device(), await device(), await device()];
    await offer(old.uid);
    await ask(fresh, 'abcde-23456');
    const { token = '' } = await answerTo(fresh);
    await signInWithCustomToken(fresh.auth, token);
    expect(fresh.auth.currentUser?.uid).toBe(old.uid);
    expect(await project.read(paths.handover(old.uid))).toBe(null);
    expect(await project.read(paths.requests('redeem'))).toBe(null);
    await ask(third, 'ABCDE-23456');
    expect(await answerTo(third)).toMatchObject({ error: 'unknown-code' });
  });

  it('goes to one of two that redeem it at once', async () => {
    const [old, ...rivals] = [await device(), await device(), await device()];
    await offer(old.uid);
    await Promise.all(rivals.map((rival) => ask(rival, SYMBOLS)));
    await keep();
    const answers = await Promise.all(rivals.map((rival) => answerTo(rival)));
    expect(answers.filter(({ token }) => token !== undefined)).toHaveLength(1);
    expect(answers.filter(({ error }) => error === 'unknown-code')).toHaveLength(1);
  });

  it('ends after ten minutes, and is swept away', async () => {
    const [old, fresh] = [await device(), await device()];
    await offer(old.uid);
    await keep();
    clock.advance(HANDOVER_MS + 1);
    await tidyDue({ ...services, clock, log: () => undefined });
    expect(await project.read(paths.handover(old.uid))).toBe(null);
    await ask(fresh, SYMBOLS);
    expect(await answerTo(fresh)).toMatchObject({ error: 'unknown-code' });
  });

  it('that is too old opens nothing even before it is swept away', async () => {
    const [old, fresh] = [await device(), await device()];
    await offer(old.uid, START - HANDOVER_MS - 1);
    await keep({ handovers: { ...services.handovers, sweep: () => Promise.resolve() } });
    await ask(fresh, SYMBOLS);
    expect(await answerTo(fresh)).toMatchObject({ error: 'unknown-code' });
  });

  it('cannot be guessed on and on', async () => {
    await keep();
    const [old, fresh] = [await device(), await device()];
    await offer(old.uid);
    for (let guess = 0; guess < 5; guess += 1) {
      await ask(fresh, `ABCDE-2345${guess === 0 ? '0' : guess + 9 - 8}`);
      expect(await answerTo(fresh)).toMatchObject({ error: 'unknown-code' });
    }
    await ask(fresh, SYMBOLS);
    expect(await answerTo(fresh)).toMatchObject({ error: 'too-many-attempts' });
    expect(events).toContainEqual({ level: 'warning', code: 'too-many-attempts', uid: fresh.uid });
    clock.advance(HANDOVER_MS + 1);
    await offer(old.uid, clock.now());
    await ask(fresh, SYMBOLS);
    expect(await answerTo(fresh)).toHaveProperty('token');
  });

  it('is redeemed by an engine that starts later, and after a failure', async () => {
    const [old, fresh] = [await device(), await device()];
    await offer(old.uid);
    await ask(fresh, SYMBOLS);
    let failures = 1;
    await keep({
      handovers: {
        ...services.handovers,
        readRequest: (uid) =>
          failures-- > 0 ? Promise.reject(new Error('no')) : services.handovers.readRequest(uid),
      },
    });
    await eventually(() => {
      clock.advance(1000);
      expect(failures).toBeLessThan(0);
    });
    expect(await answerTo(fresh)).toHaveProperty('token');
    expect(events.map(({ code }) => code)).toEqual(['redeem-not-served']);
  });
});

describe('who asks to be forgotten', () => {
  it('leaves nothing behind, and others keep theirs', async () => {
    const [gone, stays] = [await device(), await device()];
    await project.register(gone.uid, '灯');
    await project.register(stays.uid, '宙');
    const playing = project.engine({ clock });
    await playing.engine.start();
    await eventually(async () => {
      clock.advance(1000);
      expect((await project.chapters(gone.uid)).length).toBeGreaterThan(0);
      expect((await project.chapters(stays.uid)).length).toBeGreaterThan(0);
      expect(await project.read(paths.member(gone.uid))).not.toBe(null);
    });
    const like = favoriteKey({ docid: stays.uid, chapter: 1, section: 1 });
    await project.database.ref().update({
      [paths.favorite(gone.uid, like)]: true,
      [paths.favorite(stays.uid, like)]: true,
      [`${paths.reader(gone.uid)}/settings`]: '{}',
      [paths.report(stays.uid, gone.uid)]: { date: 'x', reason: 'y' },
      [paths.report(stays.uid, stays.uid)]: { date: 'x', reason: 'y' },
      [`${paths.timeline}/entry`]: { date: '2026', summary: '…', url: `${gone.uid}/1/1/0` },
    });
    for (const { uid } of [gone, stays]) await services.reports.note({ docid: stays.uid, uid });
    await keep();
    await set(ref(gone.database, paths.request('erase', gone.uid)), {
      date: { '.sv': 'timestamp' },
    });
    await eventually(async () => {
      clock.advance(1000);
      expect(await project.read(paths.request('erase', gone.uid))).toBe(null);
    });
    await playing.close();
    expect(await project.chapters(gone.uid)).toEqual([]);
    expect(await project.record(gone.uid)).toBe(null);
    expect(JSON.stringify(await project.read('ai/27'))).not.toContain(gone.uid);
    expect((await project.chapters(stays.uid)).length).toBeGreaterThan(0);
    expect(await project.read(paths.report(stays.uid, stays.uid))).not.toBe(null);
    expect(events.map(({ code }) => code)).toEqual(['participant-erased']);
    await expect(gone.auth.currentUser?.getIdToken(true)).rejects.toThrow(
      /user-not-found|user-token-expired/u,
    );
  });
});

it('who likes faster than people read is stopped for a while', async () => {
  const bot = await device();
  const log = (event: LogEvent): void => void events.push(event);
  const stopping = new AbortController();
  const sections = Array.from({ length: 62 }, (_, index) => ({ chapter: 1, section: index + 1 }));
  await services.sections.add('10353', sections);
  const follower = await watchLikes({
    ...services,
    // The rules use the server's time.
    clock: { ...clock, now: Date.now },
    log,
    newOwner: randomUUID,
    restMs: 0,
    stopping: stopping.signal,
  });
  const like = (section: number): Promise<void> => {
    const key = favoriteKey({ docid: '10353', chapter: 1, section });
    return set(ref(bot.database, paths.favorite(bot.uid, key)), true);
  };
  for (let section = 1; section <= 61; section += 1) await like(section);
  await eventually(async () => {
    expect(await project.read(`ai/27/engine/likesPausedUntil/${bot.uid}`)).toBeGreaterThan(
      Date.now(),
    );
  });
  await expect(like(62)).rejects.toThrow(/PERMISSION_DENIED/u);
  const reader = await device();
  await set(ref(reader.database, paths.favorite(reader.uid, '10353_1_1E')), true);
  expect(events).toEqual([{ level: 'warning', code: 'likes-paused', uid: bot.uid }]);
  follower.unsubscribe();
  stopping.abort();
  await follower.idle();
});

describe('reports', () => {
  const now = { wait: () => Promise.resolve(), now: Date.now };
  const keepThem = async (): Promise<void> => {
    const log = (event: LogEvent): void => void events.push(event);
    keepers.push(await watchReports({ ...services, clock: now, log }));
  };
  const report = ({ database, uid }: Device, docid: string): Promise<void> =>
    set(ref(database, paths.report(docid, uid)), {
      ...{ date: '2026-04-01T00:00:00Z', reason: '怖いです。', kind: 'harmful' },
      at: { '.sv': 'timestamp' },
    });
  const reported = async (): Promise<string[]> =>
    Object.keys((await project.database.ref('ai/27/report').get()).val() as object);

  it('are indexed by account, also those that came while no engine ran', async () => {
    const reader = await device();
    await report(reader, '10353');
    await keepThem();
    await project.database.ref(paths.member('uid-a')).set({ onamae: '灯' });
    await report(reader, 'uid-a');
    await eventually(async () => {
      expect(await project.read(`ai/27/engine/reportedBy/${reader.uid}`)).toEqual({
        '10353': true,
        'uid-a': true,
      });
    });
    await services.eraser.erase(reader.uid);
    expect(await project.read('ai/27/report')).toBe(null);
    expect(JSON.stringify(await project.read('ai/27'))).not.toContain(reader.uid);
  });

  it('by an account beyond the rate limit are removed, and further ones refused', async () => {
    await keepThem();
    const bot = await device();
    const stories = Array.from({ length: 22 }, (_, index) => `uid-${index}`);
    const members = stories.map((docid) => [paths.member(docid), { onamae: '灯' }] as const);
    await project.database.ref().update(Object.fromEntries(members));
    for (const docid of stories.slice(0, 21)) await report(bot, docid);
    await eventually(async () => {
      expect(await project.read(`ai/27/engine/likesPausedUntil/${bot.uid}`)).toBeGreaterThan(
        Date.now(),
      );
      expect(await reported()).toHaveLength(20);
    });
    await expect(report(bot, 'uid-21')).rejects.toThrow(/PERMISSION_DENIED/u);
    await report(await device(), 'uid-21');
    expect(events).toEqual([{ level: 'warning', code: 'reports-paused', uid: bot.uid }]);
  });
});
