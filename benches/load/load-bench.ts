import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { newEntry } from '../../story/entry';
import { favoriteKey } from '../../story/favorite-key';
import { paths } from '../../story/paths';
import { bundleService } from '../../tools/services/bundle';
import { PROJECT_ID } from '../../tools/start/project';
import { secondsUntil } from '../faults/parts';
import { newClient, type Client } from '../flood/client';
import { newInstance } from '../instance';
import { residentMegabytes } from '../memory';
import { compareHalves, GROWTH } from './compare-halves';
import { readingSchema, type Reading } from './reading';

const READERS = { overWebChannel: 250, overGrpc: 250 };
const STORIES = 50;
const LIKERS = 200;
const LIKES_PER_SECOND = 20;
const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 600);
const SAMPLE_MS = 5000;
/** Bound of a turn's delivery. */
const P95_MS = 500;

const PARTS = {
  firebase: 'services/local-firebase',
  engine: 'services/engine',
  web: 'services/web',
};
type Part = keyof typeof PARTS;
type Env = Readonly<Record<string, string>>;

/** The measurements; `exceeding` has those that exceed their bound. */
interface Measured {
  readonly [name: string]: unknown;
  readonly exceeding: readonly string[];
}

/**
 * Live readers, stories in play, and likes, for ten minutes: the latency of turns, and each process's
 * memory at the beginning and at the end. LOAD_SECONDS makes it shorter.
 */
export async function benchLoad(): Promise<Measured> {
  const instance = await newInstance({
    TURN_SECONDS: '3',
    PAGE_SECONDS: '60',
    STORIES_PER_HOUR: '1000000',
  });
  const { app } = await instance.start();
  try {
    const writers = await Promise.all(
      Array.from({ length: STORIES }, () => register(instance.env)),
    );
    const docids = writers.map(({ uid }) => uid);
    const readers = await startReaders(instance.env, docids);
    const likers = await Promise.all(Array.from({ length: LIKERS }, () => newClient(instance.env)));
    await firstSections(instance.env, docids);
    const memory = sampleMemory(instance.dataDir);
    const likes = await like(likers, docids);
    const megabytes = memory.stop();
    const reading = await readers.end();
    const exceeding = [
      ...Object.entries(megabytes).flatMap(([part, { growth }]) =>
        growth > GROWTH ? [`memory of ${part}`] : [],
      ),
      ...(['webChannelMs', 'grpcMs'] as const).filter((way) => !(reading[way].p95 <= P95_MS)),
      ...(reading.errors.length > 0 || likes.sent !== likes.statuses[200] ? ['errors'] : []),
      ...(reading.silent > 0 ? ['readers without a turn'] : []),
    ];
    return { seconds: SECONDS, ...READERS, stories: STORIES, likes, reading, megabytes, exceeding };
  } finally {
    await app.interrupt();
    instance.remove();
  }
}

async function register(env: Env): Promise<Client> {
  const client = await newClient(env);
  const said = { uid: client.uid, oid: 1, onamae: '旅人', firstWord: 'また同じ朝か……。' };
  const status = await client.write('PUT', paths.entry(client.uid), newEntry(said, new Date()));
  if (status !== 200) throw new Error(`A registration was answered with ${status}.`);
  return client;
}

/** Waits until every story's first section is in the section index: before that, it can't be liked. */
async function firstSections(env: Env, docids: readonly string[]): Promise<void> {
  const index = `http://127.0.0.1:${env['DATABASE_PORT']}/ai/27/engine/section.json?ns=${PROJECT_ID}-default-rtdb`;
  const keys = docids.map((docid) => favoriteKey({ docid, chapter: 1, section: 1 }));
  await secondsUntil('every story has a section', async () => {
    const answer = await fetch(index, { headers: { authorization: 'Bearer owner' } });
    const listed = v.parse(v.nullable(v.record(v.string(), v.unknown())), await answer.json());
    return keys.every((key) => listed !== null && key in listed);
  });
}

async function startReaders(env: Env, docids: readonly string[]) {
  const address = `127.0.0.1:${env['FIRESTORE_PORT']}`;
  const task = JSON.stringify({ address, project: PROJECT_ID, docids, ...READERS });
  const child = spawn(
    process.execPath,
    [await bundleService('bench-readers', 'benches/load/readers.ts'), task],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const lines = createInterface({ input: child.stdout });
  await once(lines, 'line');
  return {
    async end(): Promise<Reading> {
      child.stdin.end();
      const [line] = v.parse(v.tuple([v.string()]), await once(lines, 'line'));
      return v.parse(readingSchema, JSON.parse(line));
    },
  };
}

/** Each liker repeatedly likes one section of a story and removes the like. */
async function like(likers: readonly Client[], docids: readonly string[]) {
  const statuses: Promise<number>[] = [];
  const begin = performance.now();
  const end = begin + SECONDS * 1000;
  for (let number = 0; performance.now() < end; number += 1) {
    const liker = likers[number % likers.length];
    const docid = docids[number % docids.length] ?? '';
    const isGiven = Math.floor(number / likers.length) % 2 === 0;
    const key = favoriteKey({ docid, chapter: 1, section: 1 });
    if (liker !== undefined) {
      const place = paths.favorite(liker.uid, key);
      statuses.push(liker.write('PUT', place, isGiven ? true : null).catch(() => 0));
    }
    await wait(Math.max(0, begin + ((number + 1) * 1000) / LIKES_PER_SECOND - performance.now()));
  }
  const answers = await Promise.all(statuses);
  return { sent: answers.length, statuses: countEach(answers) };
}

/** Resident memory of each service: the mean of the first half after the warm-up, and of the second. */
function sampleMemory(dataDir: string) {
  const names = Object.keys(PARTS) as Part[];
  const samples: Record<Part, number[]> = { firebase: [], engine: [], web: [] };
  const timer = setInterval(() => {
    for (const part of names) samples[part].push(residentMegabytes(PARTS[part], { dataDir }));
  }, SAMPLE_MS);
  return {
    stop() {
      clearInterval(timer);
      return Object.fromEntries(names.map((part) => [part, compareHalves(samples[part])]));
    },
  };
}

/** The number of occurrences of each value. 0 is a like without a response. */
const countEach = (values: readonly number[]): Readonly<Record<number, number>> =>
  values.reduce<Record<number, number>>(
    (counts, value) => ({ ...counts, [value]: (counts[value] ?? 0) + 1 }),
    {},
  );
