import * as v from 'valibot';
import { connectFirebase, type FirebaseServices } from '../../engine/adapters/firebase-services';
import { systemClock } from '../../engine/adapters/runtime/system-clock';
import { createStoryteller } from '../../engine/turn/offline-storyteller';
import { playPageTask } from '../../functions/triggers/play-page-task';
import { storyBegins } from '../../functions/triggers/story-begins';
import { createInstance } from '../../functions/instance';
import { newEntry } from '../../story/entry';
import { processMegabytes } from '../memory';
import type { Soaked, Sample } from './soaked';

/** Stories that are played concurrently. */
const AT_ONCE = 8;
const SAMPLES = 50;
const PAGE_MS = 900_000;
const TRACE = '0'.repeat(32);
const START = Date.parse('2026-04-01T00:00:00Z');
const MEGABYTE = 2 ** 20;

const taskSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ project: v.string(), pages: v.number(), firebasePid: v.number() }),
);

/**
 * The engine in a child process, so that only the engine's memory is measured. Needs node's --expose-gc. Prints
 * the played stories and its memory as JSON.
 * @param args One: the task as JSON.
 */
export async function main([task = '']: readonly string[]): Promise<number> {
  const { project, pages: most, firebasePid } = v.parse(taskSchema, task);
  const services = connectFirebase(project, 'soak');
  const samples: Sample[] = [];
  const stories: string[] = [];
  let pages = 0;
  let published = 0;
  const playStories = async (): Promise<void> => {
    while (pages < most) {
      const uid = `soak${stories.length}`;
      stories.push(uid);
      for await (const sections of pagesOf(uid, services)) {
        published += sections;
        pages += 1;
        if (pages % Math.ceil(most / SAMPLES) === 0) samples.push(await sample(firebasePid));
        if (pages >= most) break;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, playStories));
  await services.close();
  const soaked: Soaked = { pages, stories, sections: published, samples };
  console.log(JSON.stringify(soaked));
  return 0;
}

/** Memory in use after garbage collection. */
async function sample(firebasePid: number): Promise<Sample> {
  await global.gc?.({ execution: 'async', type: 'major' });
  const { heapUsed, external } = process.memoryUsage();
  return {
    engineHeap: heapUsed / MEGABYTE,
    engineBuffers: external / MEGABYTE,
    engine: processMegabytes(process.pid),
    firebase: processMegabytes(firebasePid),
  };
}

/** Plays a story to its end. Yields each page's number of sections. */
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
    ...{ storyteller, preparing: storyteller, narratingMs: 0, likesRestMs: 0 },
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
