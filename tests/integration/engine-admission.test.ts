import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countingStoryteller } from '../../engine/testing/counting-storyteller';
import { storyBegins } from '../../functions/triggers/story-begins';
import { newEntry } from '../../story/entry';
import { paths } from '../../story/paths';
import { manualClock } from '../../engine/testing/manual-clock';
import { eventually } from '../support/eventually';
import { createTestProject, START, shareTestFirebase, type TestProject } from './engine-harness';
import { runSchedules, testInstance, testQueue } from './functions-harness';

const CROWD = 150;
/** What the default quota admits at once. */
const AT_ONCE = 63;

shareTestFirebase();

let project: TestProject;
beforeEach(() => {
  project = createTestProject();
});
afterEach(() => project.close());

const waiting = async (): Promise<string[]> =>
  Object.keys((await project.read('ai/27/engine/waiting')) ?? {});
const clause = (uid: string): Promise<unknown> => project.read(`${paths.entry(uid)}/clause`);

/** A burst of registrations, as by a script. */
async function registerCrowd(): Promise<void> {
  const entries = Array.from({ length: CROWD }, (_, index) => {
    const uid = `junk-${index}`;
    const said = { uid, oid: 1, onamae: `影${index}`, firstWord: '……。' };
    return [paths.entry(uid), newEntry(said, new Date(START))] as const;
  });
  await project.database.ref().update(Object.fromEntries(entries));
}

describe('a person who registers after a burst', () => {
  it('has the first turn while the burst waits, also after a restart of the engine', async () => {
    const storyteller = countingStoryteller([12, 3]);
    const first = project.engine({ storyteller });
    await first.engine.start();
    await registerCrowd();
    await eventually(async () => expect(await waiting()).toHaveLength(CROWD - AT_ONCE));
    first.clock.advance(1);
    await project.register('person', '灯');
    await eventually(async () => expect(await waiting()).toContain('person'));
    await first.close();

    const second = project.engine({ storyteller, clock: first.clock });
    await second.engine.start();
    first.clock.advance(3000);
    await eventually(async () => expect(await clause('person')).toBe(1));
    await eventually(async () => expect(await waiting()).toHaveLength(CROWD - AT_ONCE));
    const left = await waiting();
    expect(left).not.toContain('person');
    const begun = await Promise.all(left.slice(0, 5).map((uid) => project.record(uid)));
    expect(begun).toEqual([null, null, null, null, null]);
  });
});

describe('the functions', () => {
  it('let stories begin by the same quota, and the others when it is their turn', async () => {
    const clock = manualClock(START);
    const queue = testQueue();
    const instance = testInstance(project, { clock, queue, storiesPerHour: 60 });
    const uids = Array.from({ length: 8 }, (_, index) => `uid-${index}`);
    for (const uid of uids) {
      await project.register(uid, '灯');
      await storyBegins(uid, 'a'.repeat(32), instance.stories);
      clock.advance(1);
    }
    // Three newcomers and two in turn.
    expect(await waiting()).toEqual(['uid-5', 'uid-6', 'uid-7']);
    expect(await project.record('uid-5')).toBeNull();
    // A repeated event changes nothing.
    await storyBegins('uid-5', 'a'.repeat(32), instance.stories);
    expect(await waiting()).toHaveLength(3);

    const handedOut = (): string[] => [...queue.all.values()].map(({ uid }) => uid);
    await runSchedules(instance);
    expect(new Set(handedOut()).size).toBe(5);
    clock.advance(75_000);
    await runSchedules(instance);
    expect(handedOut()).not.toContain('uid-6');
    for (let minute = 0; minute < 30; minute += 1) {
      clock.advance(60_000);
      await runSchedules(instance);
    }
    expect(new Set(handedOut())).toEqual(new Set(uids));
    expect(await waiting()).toEqual([]);
    await instance.close();
  });
});
