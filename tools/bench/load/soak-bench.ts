import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { connectFirebase, type FirebaseServices } from '../../../engine/adapters/firebase-services';
import { systemClock } from '../../../engine/adapters/system-clock';
import { createStoryteller } from '../../../engine/turn/offline-storyteller';
import { playPageTask } from '../../../functions/handlers/play-page-task';
import { storyBegins } from '../../../functions/handlers/story-begins';
import { createInstance } from '../../../functions/instance';
import { newEntry } from '../../../story/entry';
import { ADVENTURE_COLLECTION, ENGINE_COLLECTION } from '../../../story/paths';
import { startLocalFirebaseProcess } from '../../services/local-firebase-process';
import { ROOT } from '../../support/root';
import { processMegabytes } from '../memory';
import { rounded } from '../statistics';

const PAGES = Number(process.env['SOAK_PAGES'] ?? 10_000);
/** Stories that are told at the same time. */
const AT_ONCE = 8;
const PAGE_MS = 900_000;
const TRACE = '0'.repeat(32);
const START = Date.parse('2026-04-01T00:00:00Z');
/** The first part warms everything up: caches fill, code is compiled. */
const WARM_UP_SHARE = 0.2;
const GROWTH = 0.05;
const PROJECT = 'demo-soak';

interface Sample {
  readonly engine: number;
  readonly firebase: number;
}

/** What was measured; `exceeding` is what broke its bound. */
interface Measured {
  readonly [name: string]: unknown;
  readonly exceeding: readonly string[];
}

/**
 * Pages of story after story on a clock that waits for nothing: what memory the engine and the databases take, and whether what is
 * stored is what was told. SOAK_PAGES makes it shorter.
 */
export async function benchSoak(): Promise<Measured> {
  const server = await startLocalFirebaseProcess([
    ...['--database-rules', join(ROOT, 'database.rules.json')],
    ...['--firestore-rules', join(ROOT, 'firestore.rules')],
  ]);
  Object.assign(process.env, {
    METADATA_SERVER_DETECTION: 'none',
    FIREBASE_AUTH_EMULATOR_HOST: server.auth,
    FIREBASE_DATABASE_EMULATOR_HOST: server.database,
    FIRESTORE_EMULATOR_HOST: server.firestore,
  });
  const services = connectFirebase(PROJECT, 'soak');
  const samples: Sample[] = [];
  let pages = 0;
  let told = 0;
  const noteMemory = (): void => {
    const firebase = processMegabytes(server.pid);
    samples.push({ engine: processMegabytes(process.pid), firebase });
  };
  const stories: string[] = [];
  const tell = async (): Promise<void> => {
    while (pages < PAGES) {
      const uid = `soak${stories.length}`;
      stories.push(uid);
      for await (const sections of pagesOf(uid, services)) {
        told += sections;
        pages += 1;
        if (pages % Math.ceil(PAGES / 50) === 0) noteMemory();
        if (pages >= PAGES) break;
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, tell));
    const records = await Promise.all(stories.map((uid) => services.store.read(uid)));
    const sections = records.flatMap((record) => record?.sections ?? []);
    const stored = sections.reduce((sum, count) => sum + count, 0);
    const documents = {
      chapters: await countOf(server.firestore, ADVENTURE_COLLECTION),
      records: await countOf(server.firestore, ENGINE_COLLECTION),
    };
    const predicted = { chapters: sections.length, records: stories.length };
    const megabytes = { engine: halves(samples, 'engine'), firebase: halves(samples, 'firebase') };
    return {
      ...{ pages, stories: stories.length, sections: { told, stored }, documents, predicted },
      megabytes,
      exceeding: [
        ...(stored === told ? [] : ['sections']),
        ...(isDeepStrictEqual(documents, predicted) ? [] : ['documents']),
        // The databases hold what was told: what grows there is the data.
        ...(megabytes.engine.growth > GROWTH ? ['memory of the engine'] : []),
      ],
    };
  } finally {
    await services.close();
    await server.stop();
  }
}

/** Tells a story to its end. Yields each page's number of sections. */
async function* pagesOf(uid: string, services: FirebaseServices) {
  let now = START;
  let sections = 0;
  const queue = { add: () => Promise.resolve(true) };
  const storyteller = createStoryteller();
  const { stories } = createInstance({
    services,
    ...{ queue, firstPageQueue: queue, admissionQueue: { wakeAt: () => Promise.resolve() } },
    storiesPerHour: 9_000_000,
    clock: { ...systemClock, now: () => now },
    log: ({ code }) => void (sections += code === 'turn-published' ? 1 : 0),
    pace: { pageMs: PAGE_MS, turnMs: 0 },
    ...{ storyteller, preparing: storyteller, tellingMs: 0, likesRestMs: 0 },
  });
  const said = { uid, oid: 1, onamae: '旅人', firstWord: 'また同じ朝か……。' };
  await services.entries.create(newEntry(said, new Date(now)));
  await storyBegins(uid, TRACE, stories);
  do {
    sections = 0;
    await playPageTask({ uid, dueAt: now, trace: TRACE }, stories);
    now += PAGE_MS;
    yield sections;
  } while ((await services.store.read(uid))?.status === 'playing');
}

const countSchema = v.tuple([
  v.object({
    result: v.object({
      aggregateFields: v.object({ count: v.object({ integerValue: v.string() }) }),
    }),
  }),
]);

async function countOf(address: string, collectionId: string): Promise<number> {
  const url = `http://${address}/v1/projects/${PROJECT}/databases/(default)/documents:runAggregationQuery`;
  const structuredQuery = { from: [{ collectionId }] };
  const aggregations = [{ alias: 'count', count: {} }];
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ structuredAggregationQuery: { structuredQuery, aggregations } }),
  });
  const [{ result }] = v.parse(countSchema, await answer.json());
  return Number(result.aggregateFields.count.integerValue);
}

/** Means of the first half after warming up, and of the second. */
function halves(samples: readonly Sample[], part: 'engine' | 'firebase') {
  const warm = samples.slice(Math.ceil(samples.length * WARM_UP_SHARE)).map((one) => one[part]);
  const middle = Math.ceil(warm.length / 2);
  const [first, second] = [mean(warm.slice(0, middle)), mean(warm.slice(middle))];
  return { first, second, growth: rounded(second / first - 1) };
}

const mean = (values: readonly number[]): number =>
  rounded(values.reduce((sum, value) => sum + value, 0) / values.length);
