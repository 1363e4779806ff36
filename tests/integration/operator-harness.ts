import { onTestFinished } from 'vitest';
import { readOperatorArguments } from '../../engine/operator/arguments';
import { runCommand } from '../../engine/operator/run-command';
import { manualClock, type ManualClock } from '../../engine/testing/manual-clock';
import { countLike } from '../../functions/triggers/count-like';
import { storyBegins } from '../../functions/triggers/story-begins';
import { favoriteKey } from '../../story/favorite-key';
import { paths } from '../../story/paths';
import { createTestProject, START, type TestProject } from './engine-harness';
import { live, testInstance, testQueue, type TestInstance } from './functions-harness';

export const UID = 'uid-a';
export const OTHER = 'uid-b';
export const FIRST = favoriteKey({ docid: UID, chapter: 1, section: 1 });
export const FIRST_OF_OTHER = favoriteKey({ docid: OTHER, chapter: 1, section: 1 });
/** A story's seed. */
export const SEED = 'a'.repeat(32);

/** A project with the complete stories of two participants, and the operator's commands on it. */
export interface Operated {
  readonly project: TestProject;
  readonly instance: TestInstance;
  readonly clock: ManualClock;
  /** Lets stories be written until `isOver` resolves to true. */
  readonly liveUntil: (isOver: () => Promise<boolean>) => Promise<void>;
  /** Runs a command line. @returns its output. */
  readonly operate: (...args: string[]) => Promise<string[]>;
  /** Sets a like, and delivers its event. */
  readonly like: (uid: string, key: string) => Promise<void>;
}

/** Closes with the test; its file shares a server. */
export async function openOperated(): Promise<Operated> {
  const project = createTestProject();
  const clock = manualClock(START);
  const queue = testQueue();
  const instance = testInstance(project, { clock, queue });
  const liveUntil: Operated['liveUntil'] = (isOver) =>
    live({ clock, queue, instances: [instance], isOver });
  onTestFinished(async () => {
    await instance.close();
    await project.close();
  });
  for (const [uid, onamae] of [
    [UID, '灯'],
    [OTHER, '影'],
  ] as const) {
    await project.register(uid, onamae);
    await storyBegins(uid, SEED, instance.stories);
  }
  await liveUntil(async () => {
    const records = await Promise.all([UID, OTHER].map((uid) => project.record(uid)));
    return records.every((record) => record?.status === 'ended' && record.projected === 13);
  });

  return {
    project,
    instance,
    clock,
    liveUntil,
    async operate(...args) {
      const lines: string[] = [];
      const { command, isDryRun } = readOperatorArguments([...args, '--project', project.id]);
      const say = (line: string): void => void lines.push(line);
      let isOver = false;
      const run = runCommand(command, {
        services: instance.services,
        clock,
        isDryRun,
        say,
      }).finally(() => (isOver = true));
      run.catch(() => undefined);
      while (!isOver) {
        clock.advance(1000);
        await new Promise((resolve) => setImmediate(resolve));
      }
      await run;
      return lines;
    },
    async like(uid, key) {
      await project.database.ref(paths.favorite(uid, key)).set(true);
      await countLike({ uid, key }, instance.likes);
    },
  };
}
