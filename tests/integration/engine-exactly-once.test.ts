import { describe, expect, it } from 'vitest';
import { countingStoryteller } from '../../engine/testing/counting-storyteller';
import { manualClock } from '../../engine/testing/manual-clock';
import { SHOWCASE_UID } from '../../story/paths';
import { advanceUntil } from './call-meter';
import { dieAfterEachWrite, doomedProcess } from './engine-crash';
import {
  createTestProject,
  START,
  shareTestFirebase,
  type TestEngine,
  type TestProject,
} from './engine-harness';
import { expectWholeStory } from './whole-story';

const UID = 'uid-a';
/** Two pages and a short chapter. */
const CHAPTERS = [11, 2];
const storyteller = countingStoryteller(CHAPTERS);
const pace = { pageMs: 36_000, turnMs: 3000 };

shareTestFirebase();

/** Runs an engine until the story has ended or the engine has crashed. */
async function run(
  project: TestProject,
  test: TestEngine,
  isDead: () => boolean = () => false,
): Promise<void> {
  const started = test.engine.start().catch(() => undefined);
  await advanceUntil({
    ...{ clock: test.clock, calls: project.calls, stepMs: pace.turnMs / 2, isDead },
    isOver: async () => (await project.record(UID))?.status === 'ended',
  });
  await started;
  await test.close();
}

async function expectBothStories(project: TestProject): Promise<void> {
  await expectWholeStory(project, UID, CHAPTERS);
  await expectWholeStory(project, SHOWCASE_UID, CHAPTERS);
}

/** A run that crashes after the given write, and a second one that continues. @returns the first one's number of writes. */
async function dieAndGoOn(lastWrite: number): Promise<number> {
  const project = createTestProject();
  try {
    await project.register(UID, '灯');
    const clock = manualClock(START);
    const doomed = doomedProcess(lastWrite);
    const first = project.engine({ storyteller, pace, clock, services: doomed.services });
    await run(project, first, doomed.isDead);
    await run(project, project.engine({ storyteller, pace, clock }));
    await expectBothStories(project);
    return doomed.writes();
  } catch (error) {
    throw new Error(`The engine died with write ${lastWrite}.`, { cause: error });
  } finally {
    await project.close();
  }
}

describe('each turn is published exactly once', () => {
  it('when the engine crashes after any of its writes', { timeout: 240_000 }, async () => {
    expect(await dieAfterEachWrite(dieAndGoOn)).toBeGreaterThan(2 * 13);
  });

  it('when two engines play the same stories', { timeout: 60_000 }, async () => {
    const project = createTestProject();
    await project.register(UID, '灯');
    const clock = manualClock(START);
    const both = [1, 2].map(() => project.engine({ storyteller, pace, clock }));
    await Promise.all(both.map((test) => run(project, test)));
    await expectBothStories(project);
    await project.close();
  });
});
