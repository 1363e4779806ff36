import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalFirebase } from '../../local-firebase/start-local-firebase';
import { favoriteKey } from '../../story/favorite-key';
import { newEntry } from '../../story/entry';
import { paths, SHOWCASE_UID } from '../../story/paths';
import { BASE_PATH } from '../../story/turn-url';
import { startTriggers } from '../../tools/emulators/database-triggers';
import { createFunctionsClient } from '../../tools/emulators/functions-client';
import { startSuite } from '../../tools/emulators/start-suite';
import { makeSuiteFolder } from '../../tools/emulators/suite-folder';
import type { Service } from '../../tools/services/service';
import { freePorts } from '../../tools/support/free-ports';
import { eventually } from '../support/eventually';
import { startTestFirebase } from './engine-harness';

const PROJECT = 'demo-suite';
const REGION = 'asia-northeast1';
const STARTING_MS = 180_000;
const PAGE =
  '<!doctype html><html lang="ja"><head><meta name="description" content="説明" /><title>時の旅人</title></head><body><div id="root"></div></body></html>';

let firebase: LocalFirebase;
let suite: Service;
let stopTriggers: () => void;
let site: string;
let folder: string;
let uid: string;
const lines: string[] = [];

beforeAll(async () => {
  firebase = await startTestFirebase({ project: PROJECT });
  const [functions = 0, tasks = 0, eventarc = 0, hub = 0, logging = 0, hosting = 0] =
    await freePorts(6);
  const portOf = (address: string): number => Number(address.split(':')[1]);
  site = `http://127.0.0.1:${hosting}`;
  folder = await makeSuiteFolder(`test-${randomUUID()}`, {
    project: PROJECT,
    region: REGION,
    site: null,
    page: PAGE,
    origin: site,
    connect: [],
    ports: {
      ...{ functions, tasks, eventarc, hub, logging, hosting },
      auth: portOf(firebase.auth),
      database: portOf(firebase.database),
      firestore: portOf(firebase.firestore),
    },
    variables: {
      ENGINE_REGION: REGION,
      DATABASE_REGION: REGION,
      PAGE_SECONDS: '900',
      TURN_SECONDS: '0.05',
    },
    secrets: { GEMINI_API_KEY: 'none', STORY_MODEL_KEY: 'none', HEALTH_KEY: 'key' },
  });
  suite = await startSuite({
    project: PROJECT,
    folder,
    only: ['functions', 'tasks', 'hosting'],
    data: null,
    env: process.env,
    onLine: (line) => lines.push(line),
  });
  const door = createFunctionsClient({ project: PROJECT, region: REGION, port: functions });
  stopTriggers = await startTriggers({
    database: firebase.database,
    project: PROJECT,
    door,
    onFailure: (line) => lines.push(line),
  });
  // The functions receive the event of the showcase's entry, too, and ignore it.
  await door.schedule('duePages');
}, STARTING_MS);

afterAll(async () => {
  stopTriggers();
  await suite.stop();
  await firebase.stop();
  rmSync(folder, { recursive: true, force: true });
}, STARTING_MS);

async function at(path: string, init: RequestInit = {}): Promise<unknown> {
  const url = `http://${firebase.database}/${path}.json?ns=${PROJECT}-default-rtdb`;
  const answer = await fetch(url, { headers: { authorization: 'Bearer owner' }, ...init });
  return answer.json();
}
const put = (path: string, value: unknown): Promise<unknown> =>
  at(path, { method: 'PUT', body: JSON.stringify(value) });

/** @returns the uid of a new anonymous account. */
async function account(): Promise<string> {
  const url = `http://${firebase.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`;
  const body = JSON.stringify({ returnSecureToken: true });
  const headers = { 'content-type': 'application/json' };
  const { localId } = v.parse(
    v.object({ localId: v.string() }),
    await (await fetch(url, { method: 'POST', headers, body })).json(),
  );
  return localId;
}

async function register(uid: string): Promise<void> {
  const registration = { uid, oid: 1, onamae: '灯', firstWord: '海へ出よう。' };
  await put(paths.entry(uid), newEntry(registration, new Date()));
}

/** The functions' log, parsed as Cloud Logging does. */
const logged = (): Record<string, unknown>[] =>
  lines.flatMap((line) => {
    const json = /\{"severity".*\}$/u.exec(line)?.[0];
    return json === undefined ? [] : [JSON.parse(json) as Record<string, unknown>];
  });

describe('the deployed bundle in the official emulators of functions, tasks and hosting', () => {
  it('is found with all thirteen functions', () => {
    const found = lines.find((line) => line.includes('Loaded functions definitions'));
    for (const name of [
      ...['storyBegins', 'admitStories', 'playFirstPage', 'duePages', 'playPage'],
      ...['favoriteWritten', 'requestWritten'],
      ...['reportWritten', 'hiddenWritten', 'keepLists', 'tidy', 'pages', 'health'],
    ]) {
      expect(found).toContain(name);
    }
  });

  it('serves a story through Hosting’s own rewrites, and health with the right key', async () => {
    const page = await fetch(`${site}${BASE_PATH}/${SHOWCASE_UID}/1/1`);
    expect(page.status).toBe(200);
    expect(await page.text()).toMatch(/<article id="n10"/u);
    const home = await fetch(`${site}${BASE_PATH}/`);
    expect(home.headers.get('cache-control')).toContain('s-maxage=60');
    expect(await home.text()).toMatch(/<div class="served home">/u);
    const feed = await fetch(`${site}/feeds/story/${SHOWCASE_UID}.atom`);
    expect(feed.headers.get('content-type')).toContain('application/atom+xml');
    expect(await (await fetch(`${site}/robots.txt`)).text()).toContain(`${site}/sitemap.xml`);
    expect((await fetch(`${site}/operator/health`)).status).toBe(404);
    const health = await fetch(`${site}/operator/health`, { headers: { 'x-health-key': 'key' } });
    expect(await health.json()).toMatchObject({ ok: true });
  });

  it('begins a story when somebody registers, and plays its first page as a task, in one trace', async () => {
    uid = await account();
    await register(uid);
    await eventually(async () => {
      expect(await at(`${paths.entry(uid)}/clause`)).toBe(10);
    });
    await eventually(() => {
      const codes = logged().filter((line) => line['uid'] === uid);
      expect(codes.map(({ code }) => code)).toEqual([
        ...['story-opened', 'page-handed-out'],
        ...Array.from({ length: 10 }, () => 'turn-published'),
        'page-over',
      ]);
      expect(new Set(codes.map(({ trace }) => trace)).size).toBe(1);
    });
  }, 120_000);

  it('counts a like, forgets who asks for it, and begins no story for who has no account', async () => {
    const key = favoriteKey({ docid: SHOWCASE_UID, chapter: 1, section: 1 });
    await put(paths.favorite('uid-b', key), true);
    await put(paths.request('erase', uid), { date: Date.now() });
    await register('gone');
    await eventually(async () => {
      const count: unknown = await at(`${paths.favoriteCountsOf(SHOWCASE_UID)}/${key}`);
      const entries = [await at(paths.entry(uid)), await at(paths.entry('gone'))];
      expect([count, ...entries]).toEqual([1, null, null]);
      expect(logged()).toContainEqual(
        expect.objectContaining({ code: 'entry-without-account', uid: 'gone' }),
      );
    });
  }, 120_000);
});
