import { describe, expect, it } from 'vitest';
import { manualClock, type ManualClock } from '../../engine/testing/manual-clock';
import { playPageTask } from '../../functions/triggers/play-page-task';
import { storyBegins } from '../../functions/triggers/story-begins';
import { paths } from '../../story/paths';
import { dieAfterEachWrite, doomedProcess } from './engine-crash';
import { createTestProject, START, shareTestFirebase, type TestProject } from './engine-harness';
import {
  CHAPTERS,
  live,
  testInstance,
  testQueue,
  type TestInstance,
  type TestQueue,
} from './functions-harness';
import { expectWholeStory } from './whole-story';

const UID = 'uid-a';
const TRACE = 'a'.repeat(32);
const HOURS_MS = 3 * 3_600_000;

shareTestFirebase();

/** Whether the story has ended and is completely projected. */
async function hasEnded(project: TestProject): Promise<boolean> {
  const record = await project.record(UID);
  return record?.status === 'ended' && record.projected === 13 && record.lease === null;
}

/** Delivers the event of the new entry twice to each instance. */
async function register(instances: readonly TestInstance[]): Promise<void> {
  const twice = [...instances, ...instances];
  await Promise.allSettled(twice.map(({ stories }) => storyBegins(UID, TRACE, stories)));
}

/** Delivers every task again, all at once. */
async function redeliver(
  queue: TestQueue,
  instances: readonly TestInstance[],
  clock: ManualClock,
): Promise<void> {
  clock.advance(HOURS_MS);
  const tasks = [...queue.all.values()];
  await Promise.all(
    instances.flatMap(({ stories }) => tasks.map((task) => playPageTask(task, stories))),
  );
}

/** An instance that crashes after the given write, and one that continues. @returns the first one's number of writes. */
async function dieAndGoOn(lastWrite: number): Promise<number> {
  const project = createTestProject();
  const clock = manualClock(START);
  const queue = testQueue();
  const doomed = doomedProcess(lastWrite);
  const first = testInstance(project, { clock, queue, doomed });
  const second = testInstance(project, { clock, queue });
  try {
    await project.register(UID, '灯');
    await register([first]);
    await live({
      clock,
      queue,
      instances: [first],
      isOver: () => hasEnded(project),
      isDead: doomed.isDead,
    });
    await register([second]);
    await live({ clock, queue, instances: [second], isOver: () => hasEnded(project) });
    await expectWholeStory(project, UID, CHAPTERS);
    expect(await project.read(paths.ranking)).not.toBeNull();
    return doomed.writes();
  } catch (error) {
    throw new Error(`The instance died with write ${lastWrite}.`, { cause: error });
  } finally {
    await Promise.all([first.close(), second.close()]);
    await project.close();
  }
}

describe('functions publish each turn exactly once', () => {
  it('when an instance crashes after any of its writes', { timeout: 240_000 }, async () => {
    expect(await dieAfterEachWrite(dieAndGoOn)).toBeGreaterThan(2 * 13);
  });

  it('when everything is delivered twice, to two instances at once, and again hours later', async () => {
    const project = createTestProject();
    const clock = manualClock(START);
    const queue = testQueue();
    const instances = [1, 2].map(() => testInstance(project, { clock, queue }));
    await project.register(UID, '灯');
    await register(instances);
    await live({ clock, queue, instances, isOver: () => hasEnded(project) });
    await expectWholeStory(project, UID, CHAPTERS);
    const chapters = await project.chapters(UID);

    await register(instances);
    await redeliver(queue, instances, clock);
    await expectWholeStory(project, UID, CHAPTERS);
    expect(await project.chapters(UID)).toEqual(chapters);
    await Promise.all(instances.map((instance) => instance.close()));
    await project.close();
  });

  it('when a task comes hours late, between two pages', async () => {
    const project = createTestProject();
    const clock = manualClock(START);
    const queue = testQueue();
    const instance = testInstance(project, { clock, queue });
    await project.register(UID, '灯');
    await register([instance]);
    const isPageOver = async (): Promise<boolean> =>
      (await project.record(UID))?.sections[0] === 10 && !(await isHeld(project));
    await live({ clock, queue, instances: [instance], isOver: isPageOver });
    // The old task finds the next page due and plays it; the new task finds nothing due.
    clock.advance(HOURS_MS);
    const late = [...queue.all.values()].map((task) => playPageTask(task, instance.stories));
    await live({ clock, queue, instances: [instance], isOver: () => hasEnded(project) });
    await Promise.all(late);
    await expectWholeStory(project, UID, CHAPTERS);
    await instance.close();
    await project.close();
  });
});

async function isHeld(project: TestProject): Promise<boolean> {
  return (await project.record(UID))?.lease !== null;
}
