import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manualClock } from '../../engine/testing/manual-clock';
import { countLike } from '../../functions/triggers/count-like';
import { listsDue } from '../../engine/handlers/lists-due';
import { storyBegins } from '../../functions/triggers/story-begins';
import { favoriteKey } from '../../story/favorite-key';
import { paths } from '../../story/paths';
import { doomedProcess } from './engine-crash';
import { createTestProject, START, shareTestFirebase, type TestProject } from './engine-harness';
import {
  live,
  runSchedules,
  testInstance,
  testQueue,
  type TestInstance,
} from './functions-harness';

const UID = 'uid-a';
const FIRST = favoriteKey({ docid: UID, chapter: 1, section: 1 });
/** A turn that does not exist. */
const LATER = favoriteKey({ docid: UID, chapter: 9, section: 9 });
/** The story's merit. */
const MERIT = 4;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

shareTestFirebase();

let project: TestProject;
let instances: TestInstance[];
const clock = manualClock(START);

beforeEach(async () => {
  project = createTestProject();
  const queue = testQueue();
  instances = [1, 2].map(() => testInstance(project, { clock, queue, chapters: [2] }));
  await project.register(UID, '灯');
  const first = instances.slice(0, 1);
  for (const { stories } of first) await storyBegins(UID, 'a'.repeat(32), stories);
  const isOver = async (): Promise<boolean> => (await project.record(UID))?.status === 'ended';
  await live({ clock, queue, instances: first, isOver });
});
afterEach(async () => {
  await Promise.all(instances.map((instance) => instance.close()));
  await project.close();
});

const like = (uid: string, key: string): Promise<void> =>
  project.database.ref(paths.favorite(uid, key)).set(true);
const unlike = (uid: string, key: string): Promise<void> =>
  project.database.ref(paths.favorite(uid, key)).remove();

/** Delivers an event twice, to two instances at once. */
async function deliver(uid: string, key: string): Promise<void> {
  const event = { uid, key };
  await Promise.all(instances.map((instance) => countLike(event, instance.likes)));
}

async function expectLikes(counts: Record<string, number> | null, score: number): Promise<void> {
  expect(await project.read(paths.favoriteCountsOf(UID))).toEqual(counts);
  expect(await project.read(`${paths.entry(UID)}/data/score`)).toBe(score);
}

describe('likes that come as events', () => {
  it('are counted once, however often their event is delivered', async () => {
    await like('uid-b', FIRST);
    await deliver('uid-b', FIRST);
    await deliver('uid-b', FIRST);
    await expectLikes({ [FIRST]: 1 }, MERIT + 10);
    await like('uid-c', FIRST);
    await deliver('uid-c', FIRST);
    await expectLikes({ [FIRST]: 2 }, MERIT + 20);
    clock.advance(HOUR_MS);
    await deliver('uid-b', FIRST);
    await expectLikes({ [FIRST]: 2 }, MERIT + 20);
  });

  it('are taken back, and leave no count behind', async () => {
    await like('uid-b', FIRST);
    await deliver('uid-b', FIRST);
    await unlike('uid-b', FIRST);
    await deliver('uid-b', FIRST);
    await expectLikes(null, MERIT);
  });

  it('count as they are now, in whatever order the events arrive', async () => {
    await like('uid-b', FIRST);
    await unlike('uid-b', FIRST);
    await like('uid-c', FIRST);
    await Promise.all([deliver('uid-b', FIRST), deliver('uid-c', FIRST), deliver('uid-b', FIRST)]);
    await expectLikes({ [FIRST]: 1 }, MERIT + 10);
  });

  it('by oneself, and of turns that do not exist, earn nothing', async () => {
    await like(UID, FIRST);
    await deliver(UID, FIRST);
    await like('uid-b', LATER);
    await deliver('uid-b', LATER);
    await expectLikes({ [FIRST]: 1 }, MERIT);
    expect(await project.read('ai/27/engine/liker')).toBeNull();
  });

  it('of a key that names no turn change nothing', async () => {
    await deliver('uid-b', 'what');
    await expectLikes(null, MERIT);
  });

  it('by hundreds of people at once are all counted', { timeout: 120_000 }, async () => {
    const people = Array.from({ length: 200 }, (_, person) => `reader-${person}`);
    await Promise.all(people.map((uid) => like(uid, FIRST)));
    await Promise.all(people.map((uid) => deliver(uid, FIRST)));
    await expectLikes({ [FIRST]: 200 }, MERIT + 2000);
    await Promise.all(people.slice(0, 60).map((uid) => unlike(uid, FIRST)));
    await Promise.all(people.slice(0, 60).map((uid) => deliver(uid, FIRST)));
    await expectLikes({ [FIRST]: 140 }, MERIT + 1400);
  });

  it('by an account beyond the rate limit are paused', async () => {
    const [instance] = instances;
    const sections = Array.from({ length: 61 }, (_, index) => ({ chapter: 9, section: index + 1 }));
    await instance?.services.sections.add(UID, sections);
    const pausedUntil = (): Promise<unknown> => project.read('ai/27/engine/likesPausedUntil/uid-b');
    for (const section of sections) {
      expect(await pausedUntil()).toBeNull();
      const key = favoriteKey({ docid: UID, ...section });
      await like('uid-b', key);
      if (instance !== undefined) await countLike({ uid: 'uid-b', key }, instance.likes);
    }
    expect(await pausedUntil()).toBe(clock.now() + 60_000);
  });

  it('that come during a count are counted before it ends', async () => {
    const [first, second] = instances;
    if (first === undefined || second === undefined) throw new Error('There are two.');
    await like('uid-b', FIRST);
    await like('uid-c', FIRST);
    let hasEnded = false;
    const likes = first.likes;
    const shards = {
      ...likes.shards,
      settle: async (turns: Parameters<typeof likes.shards.settle>[0]) => {
        if (!hasEnded) {
          hasEnded = true;
          // The story is claimed: this like's event leaves the counting to the claim's owner.
          await countLike({ uid: 'uid-c', key: FIRST }, second.likes);
        }
        await likes.shards.settle(turns);
      },
    };
    await countLike({ uid: 'uid-b', key: FIRST }, { ...likes, shards });
    await expectLikes({ [FIRST]: 2 }, MERIT + 20);
  });

  it('bring those whose score changed into the ranking', async () => {
    await like('uid-b', FIRST);
    await deliver('uid-b', FIRST);
    for (const instance of instances) await runSchedules(instance);
    expect(await project.read(paths.ranking)).toEqual([
      { onamae: '灯', score: MERIT + 10, uid: UID },
    ]);
  });
});

describe('likes by accounts that were just made', () => {
  const people = ['fake-1', 'fake-2', 'fake-3'];
  const sections = Array.from({ length: 11 }, (_, index) => ({ chapter: 1, section: index + 1 }));
  const keys = sections.map((section) => favoriteKey({ docid: UID, ...section }));
  let fresh: TestInstance;
  beforeEach(async () => {
    const createdAt = clock.now();
    const describe = () => Promise.resolve({ createdAt, isLinked: false });
    fresh = testInstance(project, { clock, queue: testQueue(), describe });
    instances.push(fresh);
    await fresh.services.sections.add(UID, sections);
  });

  it('lift a story by thirty points at most, and count in full when they are a week old', async () => {
    for (const uid of people) {
      for (const key of keys) {
        await like(uid, key);
        await countLike({ uid, key }, fresh.likes);
      }
    }
    const counts = Object.fromEntries(keys.map((key) => [key, people.length]));
    await expectLikes(counts, MERIT + 30);
    clock.advance(6 * DAY_MS);
    await runSchedules(fresh);
    await expectLikes(counts, MERIT + 30);
    clock.advance(DAY_MS);
    await runSchedules(fresh);
    await expectLikes(counts, MERIT + 300);
    expect(await project.read('ai/27/engine/likerReview')).toBeNull();
  });

  it('are felt at the first one, and leave nothing behind', async () => {
    await like('fake-1', FIRST);
    await countLike({ uid: 'fake-1', key: FIRST }, fresh.likes);
    await expectLikes({ [FIRST]: 1 }, MERIT + 3);
    await unlike('fake-1', FIRST);
    await countLike({ uid: 'fake-1', key: FIRST }, fresh.likes);
    await expectLikes(null, MERIT);
    clock.advance(7 * DAY_MS);
    await runSchedules(fresh);
    expect(JSON.stringify(await project.read('ai/27/engine'))).not.toContain('fake-1":{"since');
  });
});

describe('an instance that crashes after any of its writes', () => {
  /** @returns the number of writes of the crashed one. */
  async function dieAndGoOn(
    lastWrite: number,
    goOn: (survivor: TestInstance, uid: string) => Promise<void>,
  ): Promise<number> {
    const uid = `reader-${lastWrite}`;
    const doomed = doomedProcess(lastWrite);
    const first = testInstance(project, { clock, queue: testQueue(), doomed });
    await like(uid, FIRST);
    await countLike({ uid, key: FIRST }, first.likes).catch(() => undefined);
    await first.close();
    clock.advance(HOUR_MS);
    const [survivor] = instances;
    if (survivor === undefined) throw new Error('There is no instance.');
    await goOn(survivor, uid);
    await expectLikes({ [FIRST]: 1 }, MERIT + 10);
    await unlike(uid, FIRST);
    await deliver(uid, FIRST);
    await expectLikes(null, MERIT);
    return doomed.writes();
  }

  it('loses no like, because its event is delivered again', async () => {
    const again = (survivor: TestInstance, uid: string): Promise<void> =>
      countLike({ uid, key: FIRST }, survivor.likes);
    const writes = await dieAndGoOn(Infinity, again);
    expect(writes).toBeGreaterThan(4);
    for (let last = 0; last <= writes; last += 1) await dieAndGoOn(last, again);
  });

  it('leaves what it noted to the next sweep', async () => {
    const sweep = ({ lists }: TestInstance): Promise<void> => listsDue(lists);
    const writes = await dieAndGoOn(Infinity, sweep);
    // The first four writes note the like; after an earlier crash, its event is delivered again.
    for (let last = 4; last <= writes; last += 1) await dieAndGoOn(last, sweep);
    expect(instances[0]?.events.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
