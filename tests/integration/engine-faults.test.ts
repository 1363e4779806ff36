import { describe, expect, it } from 'vitest';
import { countingStoryteller } from '../../engine/testing/counting-storyteller';
import { manualClock } from '../../engine/testing/manual-clock';
import { hashText } from '../../engine/world/random';
import { advanceUntil, type Advance } from './call-meter';
import { doomedProcess } from './engine-crash';
import {
  createTestProject,
  START,
  shareTestFirebase,
  type TestEngine,
  type TestProject,
} from './engine-harness';
import { faultyServices, type StoreFault } from './faulty-services';
import { expectWholeStory } from './whole-story';

/** `npm run bench -- faults` uses higher numbers. */
const KILLS = Number(process.env['FAULT_KILLS'] ?? 10);
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 1);

/** Two pages and a short chapter. */
const CHAPTERS = [11, 2];
const storyteller = countingStoryteller(CHAPTERS);
const THREE_HOURS_MS = 3 * 3_600_000;
const pace = { pageMs: 36_000, turnMs: 3000 };

shareTestFirebase();

const hasEnded = async (project: TestProject, uid: string): Promise<boolean> =>
  (await project.record(uid))?.status === 'ended';

/** Runs an engine until a condition is met. */
async function pass(
  { calls }: TestProject,
  test: TestEngine,
  until: Pick<Advance, 'isOver' | 'isDead' | 'stepsBetweenChecks'>,
): Promise<void> {
  const started = test.engine.start().catch(() => undefined);
  await advanceUntil({ clock: test.clock, calls, stepMs: pace.turnMs / 2, ...until });
  await started;
  await test.close();
}

/** Random numbers from 0 to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let draws = 0;
  return () => hashText(`${seed}/${(draws += 1)}`) / 2 ** 32;
}

async function inProject(work: (project: TestProject) => Promise<void>): Promise<void> {
  const project = createTestProject();
  try {
    await work(project);
  } finally {
    await project.close();
  }
}

describe('each turn is published exactly once', () => {
  it(
    `when the engine is killed ${KILLS} times, one life after the other`,
    { timeout: 600_000 },
    () =>
      inProject(async (project) => {
        const random = randomFrom(1);
        const clock = manualClock(START);
        const uids: string[] = [];
        for (let kill = 0; kill < KILLS; kill += 1) {
          const last = uids.at(-1);
          if (last === undefined || (await hasEnded(project, last))) {
            uids.push(`uid-${uids.length}`);
            await project.register(`uid-${uids.length - 1}`, '灯');
          }
          const doomed = doomedProcess(1 + Math.floor(random() * 12));
          const life = project.engine({ storyteller, pace, clock, services: doomed.services });
          await pass(project, life, {
            isOver: () => Promise.resolve(false),
            isDead: doomed.isDead,
          });
        }
        const healthy = project.engine({ storyteller, pace, clock });
        await pass(project, healthy, { isOver: () => hasEnded(project, uids.at(-1) ?? '') });
        for (const uid of uids) await expectWholeStory(project, uid, CHAPTERS);
      }),
  );

  it('when three engines play the same stories', { timeout: 600_000 }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await inProject(async (project) => {
        await project.register('uid-a', '灯');
        const clock = manualClock(START);
        const engines = [1, 2, 3].map(() => project.engine({ storyteller, pace, clock }));
        await Promise.all(
          engines.map((test) => pass(project, test, { isOver: () => hasEnded(project, 'uid-a') })),
        );
        await expectWholeStory(project, 'uid-a', CHAPTERS);
      });
    }
  });

  it.each<StoreFault>(['slow', 'failing', 'half-acknowledging'])(
    'when the stores of two engines are %s',
    { timeout: 600_000 },
    async (fault) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await inProject(async (project) => {
          await project.register('uid-a', '灯');
          const clock = manualClock(START);
          const services = faultyServices(fault, randomFrom(round));
          const engines = [1, 2].map(() => project.engine({ storyteller, pace, clock, services }));
          await Promise.all(
            engines.map((test) =>
              pass(project, test, { isOver: () => hasEnded(project, 'uid-a') }),
            ),
          );
          // What could not be projected at the end is projected at the next start.
          await pass(project, project.engine({ storyteller, pace, clock }), {
            isOver: () => Promise.resolve(true),
          });
          await expectWholeStory(project, 'uid-a', CHAPTERS);
        });
      }
    },
  );

  it('when the clock is set three hours ahead and back, and no story stands still for them', () =>
    inProject(async (project) => {
      await project.register('uid-a', '灯');
      const clock = manualClock(START);
      let passedMs = 0;
      let ahead: 'not yet' | 'now' | 'no more' = 'not yet';
      const isOver = async (): Promise<boolean> => {
        passedMs += pace.turnMs / 2;
        const record = await project.record('uid-a');
        const published = (record?.sections ?? []).reduce((sum, count) => sum + count, 0);
        if (published >= 3 && ahead === 'not yet') {
          clock.set(THREE_HOURS_MS);
          ahead = 'now';
        } else if (published >= 6 && ahead === 'now') {
          clock.set(-THREE_HOURS_MS);
          ahead = 'no more';
        }
        return record?.status === 'ended';
      };
      const test = project.engine({ storyteller, pace, clock });
      await pass(project, test, { isOver, stepsBetweenChecks: 1 });
      await expectWholeStory(project, 'uid-a', CHAPTERS);
      expect(ahead).toBe('no more');
      expect(passedMs).toBeLessThan(THREE_HOURS_MS);
    }));
});
