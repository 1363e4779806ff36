import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { newEntry } from '../../story/entry';
import { paths } from '../../story/paths';
import { PROJECT_ID } from '../../tools/start/project';
import { newInstance } from '../instance';
import { residentMegabytes } from '../memory';
import { newClient } from './client';

/** Bound of a regular user's first turn, in ms. */
const BOUND_MS = 5000;
const CROWD = 800;
const CROWD_MS = 4000;
const JUNK = 10_000;
/** Entries in one write. */
const BATCH = 500;
/** The flood is older than a minute. */
const LATER_MS = 65_000;
const LOOK_MS = 20;
const ATTEMPTS = 5;
const PATIENCE_MS = 120_000;
const TIMELINE = 100;
const CROWD_NAME = '影法師';

type Env = Readonly<Record<string, string>>;

interface RegistrationFlood {
  readonly firstTurnMs: Readonly<Record<string, number>>;
  /** The flood's entries among the timeline's hundred newest: right after it, and at the end. */
  readonly crowdInTimeline: readonly number[];
  readonly engineMegabytes: { readonly before: number; readonly after: number };
  readonly exceeding: readonly string[];
}

/** A regular user's first turn after 800 registrations in four seconds, and behind a backlog of 10,000 entries. */
export async function floodRegistrations(): Promise<RegistrationFlood> {
  const instance = await newInstance();
  const { env, dataDir } = instance;
  const { app } = await instance.start();
  const engineMegabytes = (): number => residentMegabytes('services/engine', { dataDir });
  try {
    const firstTurnMs: Record<string, number> = { 'no flood': await firstTurn(env) };
    const before = engineMegabytes();
    await crowd(env);
    firstTurnMs['right after 800 registrations'] = await firstTurn(env);
    const crowdInTimeline = await countInTimeline(env);
    await wait(LATER_MS);
    firstTurnMs['a minute later'] = await firstTurn(env);
    await junk(env);
    firstTurnMs['right after 10,000 entries'] = await firstTurn(env);
    await wait(LATER_MS);
    firstTurnMs['a minute after them'] = await firstTurn(env);
    const exceeding = Object.entries(firstTurnMs)
      .filter(([, ms]) => !(ms <= BOUND_MS))
      .map(([name]) => name);
    return {
      firstTurnMs,
      crowdInTimeline: [crowdInTimeline, await countInTimeline(env)],
      engineMegabytes: { before, after: engineMegabytes() },
      exceeding,
    };
  } finally {
    await app.interrupt();
    instance.remove();
  }
}

/** Registrations by anonymous accounts, spread over four seconds. */
async function crowd(env: Env): Promise<void> {
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: CROWD }, async (_, index) => {
      await wait((index * CROWD_MS) / CROWD);
      await again(async () => {
        const client = await newClient(env);
        await client.write('PUT', paths.entry(client.uid), entryOf(client.uid, CROWD_NAME));
      });
    }),
  );
  console.error(`${CROWD} registrations took ${Math.round(performance.now() - begin)} ms.`);
}

/** A busy server may close a connection during a request: the request is then repeated, as by browsers. */
async function again<T>(request: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await request();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** Writes the entries of a flood directly, bypassing the rules. */
async function junk(env: Env): Promise<void> {
  for (let from = 0; from < JUNK; from += BATCH) {
    const uids = Array.from({ length: BATCH }, (_, index) => `junk${from + index}`);
    const entries = Object.fromEntries(uids.map((uid) => [uid, entryOf(uid, CROWD_NAME)]));
    await fetch(addressOf(env, paths.entries), {
      method: 'PATCH',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify(entries),
    });
  }
}

const entryOf = (uid: string, onamae: string): object =>
  newEntry({ uid, oid: 1, onamae, firstWord: 'また同じ朝か……。' }, new Date());

/** Registers a user. @returns ms until the story's first turn is published; NaN after the timeout. */
async function firstTurn(env: Env): Promise<number> {
  const person = await again(() => newClient(env));
  const begin = performance.now();
  await person.write('PUT', paths.entry(person.uid), entryOf(person.uid, '灯'));
  while (performance.now() - begin < PATIENCE_MS) {
    const sections = await again(() => read(env, `${paths.entry(person.uid)}/clause`));
    if (typeof sections === 'number' && sections > 0) return Math.round(performance.now() - begin);
    await wait(LOOK_MS);
  }
  return NaN;
}

const timelineSchema = v.nullable(v.record(v.string(), v.object({ summary: v.string() })));

/** The flood's entries among the timeline's hundred newest. */
async function countInTimeline(env: Env): Promise<number> {
  const newest = await read(env, paths.timeline, `&orderBy="date"&limitToLast=${TIMELINE}`);
  const entries = Object.values(v.parse(timelineSchema, newest) ?? {});
  return entries.filter(({ summary }) => summary.startsWith(CROWD_NAME)).length;
}

const addressOf = (env: Env, path: string): string =>
  `http://127.0.0.1:${env['DATABASE_PORT']}/${path}.json?ns=${PROJECT_ID}-default-rtdb`;

async function read(env: Env, path: string, query = ''): Promise<unknown> {
  const answer = await fetch(addressOf(env, path) + query, {
    headers: { authorization: 'Bearer owner' },
  });
  return answer.json();
}
