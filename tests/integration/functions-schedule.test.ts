import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newRecord } from '../../engine/handlers/play/open-story';
import { readParticipant } from '../../engine/handlers/participants/read-participant';
import { screenWith } from '../../story/user-text/screen-text';
import { countingStoryteller } from '../../engine/testing/counting-storyteller';
import { hiddenWritten } from '../../engine/handlers/hidden-written';
import { manualClock, type ManualClock } from '../../engine/testing/manual-clock';
import { duePages } from '../../functions/triggers/due-pages';
import { readHealth } from '../../engine/handlers/read-health';
import { showcaseDue } from '../../engine/handlers/showcase-due';
import { tidyDue } from '../../engine/handlers/tidy-due';
import { playPageTask } from '../../functions/triggers/play-page-task';
import { requestWritten } from '../../engine/handlers/request-written';
import { storyBegins } from '../../functions/triggers/story-begins';
import { newEntry } from '../../story/entry';
import { NO_USAGE } from '../../engine/ports/runtime/usage-store';
import { withUsage } from '../../engine/narration/model/usage-sums';
import { paths, SHOWCASE_UID } from '../../story/paths';
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

shareTestFirebase();

let project: TestProject;
let clock: ManualClock;
let queue: TestQueue;
let instance: TestInstance;
beforeEach(() => {
  project = createTestProject();
  clock = manualClock(START);
  queue = testQueue();
  instance = testInstance(project, { clock, queue });
});
afterEach(async () => {
  await instance.close();
  await project.close();
});

/** Records of due stories, without other data. */
async function openStories(count: number): Promise<string[]> {
  const uids = Array.from({ length: count }, (_, index) => `uid-${String(index).padStart(4, '0')}`);
  // One after the other: each takes the number that follows the last one's.
  for (const uid of uids) {
    const entry = newEntry({ uid, oid: 1, onamae: '灯', firstWord: '朝。' }, new Date(START));
    const read = readParticipant(uid, entry, screenWith({ unwelcome: [], severe: [] }));
    if (!read.ok) throw new Error(read.code);
    const storyteller = countingStoryteller(CHAPTERS);
    await instance.services.store.create(uid, (serial) =>
      newRecord(storyteller, read.participant, clock.now(), serial),
    );
  }
  return uids;
}

const handedOut = (): string[] => [...queue.all.values()].map(({ uid }) => uid).sort();

describe('the schedule', () => {
  it('hands out each due story once, however often it runs', async () => {
    const uids = await openStories(450);
    await duePages(instance.stories);
    await Promise.all([duePages(instance.stories), duePages(instance.stories)]);
    expect(handedOut()).toEqual(uids);
    expect(await instance.services.agenda.readPlace()).toBeNull();
  });

  it('goes on where a run was that ran out of time', async () => {
    const uids = await openStories(450);
    let isSlow = true;
    const slow = {
      ...queue,
      add: (...task: Parameters<TestQueue['add']>) => {
        if (isSlow) clock.advance(60_000);
        isSlow = false;
        return queue.add(...task);
      },
    };
    await duePages({ ...instance.stories, queue: slow });
    expect(handedOut()).toEqual(uids.slice(0, 200));
    expect(await instance.services.agenda.readPlace()).toEqual({ uid: 'uid-0199', dueAt: START });
    await duePages(instance.stories);
    expect(handedOut()).toEqual(uids);
    expect(await instance.services.agenda.readPlace()).toBeNull();
  });

  it('hands out the others when one cannot be, and that one the next time', async () => {
    const uids = await openStories(3);
    const broken = {
      ...queue,
      add: (...task: Parameters<TestQueue['add']>) =>
        task[1].uid === 'uid-0001' ? Promise.reject(new Error('no')) : queue.add(...task),
    };
    await expect(duePages({ ...instance.stories, queue: broken })).rejects.toThrow('1 of 3 pages');
    expect(handedOut()).toEqual(['uid-0000', 'uid-0002']);
    expect(instance.events).toContainEqual(
      expect.objectContaining({ code: 'page-not-handed-out', uid: 'uid-0001' }),
    );
    await duePages(instance.stories);
    expect(handedOut()).toEqual(uids);
  });

  it('hands a story out again when its task was given up', async () => {
    await openStories(1);
    await duePages(instance.stories);
    clock.advance(14 * 60_000);
    await duePages(instance.stories);
    expect(queue.all.size).toBe(1);
    clock.advance(60_000);
    await duePages(instance.stories);
    expect(queue.all.size).toBe(2);
  });

  it('makes sure that guests find three chapters', async () => {
    await instance.close();
    instance = testInstance(project, { clock, queue, chapters: [3, 3, 3, 3] });
    const play = { ...instance.stories, owner: randomUUID() };
    const { signal } = new AbortController();
    await showcaseDue(play, signal);
    expect(await project.chapters(SHOWCASE_UID)).toHaveLength(3);
    const record = await project.record(SHOWCASE_UID);
    await showcaseDue(play, signal);
    expect(await project.record(SHOWCASE_UID)).toEqual(record);
  });
});

describe('a task', () => {
  it('leaves the rest of its page to another one when its time is nearly over', async () => {
    await project.register(UID, '灯');
    const hurried = { ...instance.stories, playMs: 7000 };
    await storyBegins(UID, TRACE, hurried);
    const times = (wanted: string): number =>
      instance.events.filter(({ code }) => code === wanted).length;
    let turns = 0;
    let [task] = queue.take(clock.now());
    while (task !== undefined) {
      let isOver = false;
      const playing = playPageTask(task, hurried).finally(() => (isOver = true));
      while (!isOver) {
        // A turn's interval passes after the previous one is published.
        if (times('turn-published') > turns) {
          turns = times('turn-published');
          clock.advance(3000);
        }
        await new Promise((resolve) => setImmediate(resolve));
      }
      await playing;
      [task] = queue.take(clock.now());
    }
    expect(times('page-over')).toBe(1);
    expect(times('page-stopped')).toBeGreaterThan(1);
    // All tasks of a page have one trace.
    expect(queue.all.size).toBe(times('page-stopped') + 1);
    expect([...queue.all.values()].every(({ trace }) => trace === TRACE)).toBe(true);
  });

  it('for a deleted participant does nothing', async () => {
    await playPageTask({ uid: 'nobody', dueAt: START, trace: TRACE }, instance.stories);
    expect(instance.events).toEqual([{ level: 'info', code: 'page-not-claimed', uid: 'nobody' }]);
  });
});

describe('health', () => {
  const health = () =>
    readHealth({
      agenda: instance.services.agenda,
      usage: instance.services.usage,
      clock,
      tokensPerDay: 1000,
    });

  it('is good where there is nothing to do', async () => {
    expect(await health()).toEqual({
      ok: true,
      at: '2026-04-01T00:00:00.000Z',
      stories: { due: 0, overdue: 0, playing: 0, lastPageAt: null },
      isHandingOutBehind: false,
      model: {
        tokensToday: 0,
        tokensReserved: 0,
        tokensPerDay: 1000,
        callsToday: 0,
        costToday: 0,
        isSpent: false,
      },
    });
  });

  it('says how many stories wait, and when it is too long', async () => {
    await openStories(2);
    expect((await health()).stories).toMatchObject({ due: 2, overdue: 0 });
    clock.advance(300_001);
    expect(await health()).toMatchObject({ ok: false, stories: { due: 2, overdue: 2 } });
  });

  it('says who plays, when the last page began, and what the model cost today', async () => {
    await project.register(UID, '灯');
    await storyBegins(UID, TRACE, instance.stories);
    const isOver = async (): Promise<boolean> => (await project.record(UID))?.sections[0] === 1;
    await live({ clock, queue, instances: [instance], isOver });
    const usage = { ...NO_USAGE, calls: 3, inputTokens: 900, outputTokens: 100, cost: 0.25 };
    await instance.services.usage.update(UID, '2026-04-01', (sums) =>
      withUsage(sums, '2026-04-01', usage),
    );
    const { stories, model } = await health();
    expect(stories.lastPageAt).toMatch(/^2026-04-01T00:00/u);
    expect(model).toEqual({
      tokensToday: 1000,
      tokensReserved: 0,
      tokensPerDay: 1000,
      callsToday: 3,
      costToday: 0.25,
      isSpent: true,
    });
  });
});

describe('tidying', () => {
  it('keeps the timeline’s newest thousand entries', async () => {
    const entries = Array.from({ length: 2105 }, (_, index) => [
      `key-${String(index).padStart(4, '0')}`,
      { date: new Date(START + index).toISOString(), summary: '…', url: 'uid-a/1/1/0' },
    ]);
    await project.database.ref(paths.timeline).set(Object.fromEntries(entries));
    await tidyDue({ ...instance.services, clock, log: () => undefined });
    const left = Object.keys((await project.read(paths.timeline)) ?? {});
    expect(left).toHaveLength(1000);
    expect(left.sort()[0]).toBe('key-1105');
  });
});

describe('a hidden story', () => {
  it('is off the lists while it is hidden, however often the event is delivered', async () => {
    await project.register(UID, '灯');
    await storyBegins(UID, TRACE, instance.stories);
    const isOver = async (): Promise<boolean> => (await project.record(UID))?.status === 'ended';
    await live({ clock, queue, instances: [instance], isOver });
    await project.database.ref(`${paths.hiddenOf(UID)}/story`).set(true);
    await hiddenWritten(UID, instance.services);
    await hiddenWritten(UID, instance.services);
    expect(await project.read(paths.member(UID))).toBeNull();
    expect(await project.read(paths.timeline)).toBeNull();
    await project.database.ref(`${paths.hiddenOf(UID)}/story`).remove();
    await hiddenWritten(UID, instance.services);
    expect(await project.read(paths.member(UID))).toEqual({ uid: UID, onamae: '灯' });
  });

  it('is hidden by the next tidying when its event was lost, and shown again', async () => {
    await project.register(UID, '灯');
    await storyBegins(UID, TRACE, instance.stories);
    const isOver = async (): Promise<boolean> => (await project.record(UID))?.status === 'ended';
    await live({ clock, queue, instances: [instance], isOver });
    const deps = { ...instance.services, clock, log: () => undefined };
    await project.database.ref(`${paths.hiddenOf(UID)}/story`).set(true);
    await tidyDue(deps);
    expect(await project.chapters(UID)).toEqual([]);
    await project.database.ref(`${paths.hiddenOf(UID)}/story`).remove();
    await tidyDue(deps);
    await expectWholeStory(project, UID, CHAPTERS);
  });
});

describe('a request', () => {
  it('for deletion is served once, however often its event is delivered', async () => {
    await project.register(UID, '灯');
    await project.database.ref(paths.request('erase', UID)).set({ date: START });
    const deps = { ...instance.services, clock, log: (event: object) => void logged.push(event) };
    const logged: object[] = [];
    let isOver = false;
    const request = { kind: 'erase', uid: UID } as const;
    const { signal } = new AbortController();
    const serving = requestWritten(request, deps, signal).finally(() => (isOver = true));
    while (!isOver) {
      clock.advance(1000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await serving;
    await requestWritten(request, deps, signal);
    expect(JSON.stringify(await project.read('ai/27'))).not.toContain(UID);
    expect(logged).toEqual([{ level: 'info', code: 'participant-erased', uid: UID }]);
  });
});
