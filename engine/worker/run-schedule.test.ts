import { describe, expect, it } from 'vitest';
import { manualClock } from '../testing/manual-clock';
import { runSchedule } from './run-schedule';

interface DueStory {
  readonly uid: string;
  readonly dueAt: number;
}

function start(stories: DueStory[], play: (uid: string) => Promise<boolean>, capacity = 2) {
  const clock = manualClock(0);
  const ending = new AbortController();
  const played: string[] = [];
  const failures: (string | null)[] = [];
  let reads = 0;
  const repairs: number[] = [];
  const schedule = runSchedule({
    clock,
    capacity,
    reserve: 1,
    stopping: ending.signal,
    repair: () => Promise.resolve(void repairs.push(clock.now())),
    store: {
      due: (now, limit) => {
        reads += 1;
        const inOrder = [...stories].sort((a, b) => a.dueAt - b.dueAt);
        const due = inOrder.filter(({ dueAt }) => dueAt <= now);
        const next = inOrder.find(({ dueAt }) => dueAt > now)?.dueAt ?? null;
        return Promise.resolve({ uids: due.slice(0, limit).map(({ uid }) => uid), next });
      },
    },
    play: (uid) => {
      played.push(uid);
      return play(uid);
    },
    failed: (uid) => failures.push(uid),
  });
  return { clock, ending, schedule, played, failures, repairs, reads: () => reads };
}

/** A page after which the story is due much later. */
const pageOf = (stories: DueStory[], uid: string): Promise<boolean> => {
  stories.splice(
    stories.findIndex((story) => story.uid === uid),
    1,
    { uid, dueAt: 1e9 },
  );
  return Promise.resolve(true);
};

describe('runSchedule', () => {
  it('plays what is due, and the rest when it is due', async () => {
    const stories = [
      { uid: 'now', dueAt: 0 },
      { uid: 'later', dueAt: 5000 },
    ];
    const run = start(stories, (uid) => pageOf(stories, uid));
    await expect.poll(() => run.played).toEqual(['now']);
    await expect
      .poll(() => {
        run.clock.advance(1000);
        return run.played;
      })
      .toEqual(['now', 'later']);
    expect(run.clock.now()).toBeGreaterThanOrEqual(5000);
    run.ending.abort();
    await run.schedule.ended;
  });

  it('plays a story that was opened at once', async () => {
    const stories: DueStory[] = [];
    const run = start(stories, (uid) => pageOf(stories, uid));
    await expect.poll(() => run.reads()).toBe(1);
    stories.push({ uid: 'new', dueAt: 0 });
    run.schedule.begin('new');
    await expect.poll(() => run.played).toEqual(['new']);
    run.ending.abort();
    await run.schedule.ended;
  });

  it('plays first pages beside any number of due ones, that of the newest story first', async () => {
    const due = Array.from({ length: 10 }, (_, index) => ({ uid: `due-${index}`, dueAt: 0 }));
    const ends: (() => void)[] = [];
    const run = start(due, () => new Promise((resolve) => ends.push(() => resolve(true))));
    await expect.poll(() => run.played).toEqual(['due-0', 'due-1']);
    run.schedule.begin('earlier');
    run.schedule.begin('newest');
    await expect.poll(() => run.played.slice(2)).toEqual(['newest']);
    ends[2]?.();
    await expect.poll(() => run.played.slice(3)).toEqual(['earlier']);
    run.ending.abort();
    for (const end of ends) end();
    await run.schedule.ended;
  });

  it('lets others go on when one fails, and tries that one again after a rest', async () => {
    const stories = [
      { uid: 'broken', dueAt: 0 },
      { uid: 'fine', dueAt: 1 },
    ];
    const run = start(
      stories,
      (uid) => (uid === 'broken' ? Promise.reject(new Error('broken')) : pageOf(stories, uid)),
      1,
    );
    await expect
      .poll(() => {
        run.clock.advance(1);
        return run.played;
      })
      .toEqual(['broken', 'fine']);
    await expect
      .poll(() => {
        run.clock.advance(500);
        return run.failures;
      })
      .toEqual(['broken', 'broken']);
    expect(run.clock.now()).toBeGreaterThanOrEqual(2000);
    run.ending.abort();
    await run.schedule.ended;
  });

  it('repairs due times at once when the clock was set back, and tries what failed', async () => {
    const stories = [{ uid: 'broken', dueAt: 0 }];
    const run = start(stories, () => Promise.reject(new Error('broken')), 1);
    run.clock.set(10_800_000);
    await expect.poll(() => run.failures).toHaveLength(1);
    run.clock.set(-10_800_000);
    await expect
      .poll(() => {
        run.clock.advance(500);
        return run.failures.length;
      })
      .toBeGreaterThan(1);
    expect(run.clock.now()).toBeLessThan(60_000);
    expect(Math.min(...run.repairs.slice(1))).toBeLessThan(60_000);
    run.ending.abort();
    await run.schedule.ended;
  });

  it('ends when the pages in hand have ended', async () => {
    let end = (): void => undefined;
    const run = start(
      [{ uid: 'now', dueAt: 0 }],
      () => new Promise((resolve) => (end = () => resolve(true))),
    );
    await expect.poll(() => run.played).toEqual(['now']);
    let hasEnded = false;
    void run.schedule.ended.then(() => (hasEnded = true));
    run.ending.abort();
    await Promise.resolve();
    expect(hasEnded).toBe(false);
    end();
    await run.schedule.ended;
  });
});
