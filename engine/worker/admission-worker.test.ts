import { afterEach, describe, expect, it } from 'vitest';
import type { AccountFacts } from '../ports/accounts/account-service';
import { manualClock } from '../testing/manual-clock';
import { memoryWaitingList } from '../testing/memory-waiting-list';
import { startAdmissionWorker } from './admission-worker';

const START = Date.parse('2026-04-01T00:00:00Z');
const MINUTE_MS = 60_000;
/** What the quota of 1,500 an hour admits at once: 3 newcomers and 60 in order. */
const AT_ONCE = 63;

const ending: AbortController[] = [];
afterEach(() => {
  for (const end of ending.splice(0)) end.abort();
});

const NO_ACCOUNTS: Readonly<Record<string, AccountFacts>> = {};

function start({
  waitingList = memoryWaitingList(),
  clock = manualClock(START),
  accounts = NO_ACCOUNTS,
  open = (): Promise<void> => Promise.resolve(),
  looked = (): void => undefined,
} = {}) {
  const stopping = new AbortController();
  ending.push(stopping);
  const opened: string[] = [];
  const admission = startAdmissionWorker({
    waitingList,
    clock,
    log: () => undefined,
    store: {
      readProgress: (uid) =>
        Promise.resolve(
          uid.startsWith('open-')
            ? { merit: 0, sections: [], status: 'playing' as const, turnDueAt: 0 }
            : null,
        ),
    },
    accounts: {
      describe: (uid) => {
        looked();
        return Promise.resolve(accounts[uid] ?? null);
      },
    },
    storiesPerHour: 1500,
    stopping: stopping.signal,
    open: (uid) => {
      opened.push(uid);
      return open();
    },
  });
  const enter = (uids: readonly string[]): void => {
    for (const uid of uids) admission.enter(uid);
  };
  /** Resolves when no further work happens without time passing. */
  const settled = async (count: number): Promise<void> => {
    await expect.poll(() => opened.length + waitingList.uids().length).toBe(count);
  };
  return { waitingList, clock, opened, enter, settled, stopping, admission };
}

const junk = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `junk-${String(index).padStart(5, '0')}`);

describe('admission', () => {
  it('lets everybody begin at once on a normal day', async () => {
    const { opened, enter, waitingList } = start();
    enter(['uid-a', 'uid-b']);
    await expect.poll(() => new Set(opened)).toEqual(new Set(['uid-a', 'uid-b']));
    expect(waitingList.uids()).toEqual([]);
  });

  it('admits a newcomer within three seconds during a burst of 10,000', async () => {
    const { clock, opened, enter, settled } = start();
    enter(junk(10_000));
    await settled(10_000);
    expect(opened).toHaveLength(AT_ONCE);
    clock.advance(1);
    enter(['person']);
    await settled(10_001);
    clock.advance(3000);
    await expect.poll(() => opened).toContain('person');
    expect(opened.length).toBeLessThanOrEqual(AT_ONCE + 1);
  });

  it('keeps the order of registrations received in the same millisecond', async () => {
    const { clock, opened, enter, settled } = start();
    enter([...junk(800), 'a-person']);
    // The newest registrations are considered first: this one gets a free slot.
    await settled(801);
    expect(opened).toContain('a-person');
    enter([...junk(1600).slice(800), 'another-person']);
    await settled(1602);
    clock.advance(3000);
    await expect.poll(() => opened.length).toBeGreaterThan(AT_ONCE);
    expect(opened[AT_ONCE]).toBe('another-person');
  });

  it('admits the newest registration first, however long the review of a burst takes', async () => {
    const clock = manualClock(START);
    const { opened, enter, settled } = start({ clock, looked: () => clock.advance(1) });
    enter(junk(1000));
    clock.advance(1);
    enter(['person']);
    await settled(1001);
    clock.advance(3000);
    await expect.poll(() => opened).toContain('person');
    // Only those of the first burst, and one for each three seconds.
    expect(opened.length).toBeLessThanOrEqual(AT_ONCE + 2);
  });

  it('admits a newcomer at once when the burst is older than a minute', async () => {
    const { clock, opened, enter, settled } = start();
    enter(junk(1000));
    await settled(1000);
    clock.advance(MINUTE_MS + 1);
    await expect.poll(() => opened.length).toBeGreaterThan(AT_ONCE);
    enter(['person']);
    await expect.poll(() => opened).toContain('person');
    const before = opened.length;
    clock.advance(3000);
    await settled(1001);
    // The burst has only the slots of its own lane.
    expect(opened.length - before).toBeLessThanOrEqual(1);
  });

  it('admits a newcomer before the rest of the burst that the quota has slots for', async () => {
    const opening: (() => void)[] = [];
    const { opened, enter } = start({ open: () => new Promise((end) => opening.push(end)) });
    enter(junk(800));
    await expect.poll(() => opening.length).toBeGreaterThan(0);
    // At most one batch of the burst is in progress when another registration arrives.
    const before = opening.length;
    expect(before).toBeLessThanOrEqual(8);
    enter(['person']);
    for (const end of opening.splice(0)) end();
    await expect.poll(() => opened.length).toBeGreaterThan(before);
    expect(opened[before]).toBe('person');
  });

  it('admits the waiting list in batches, as long as there are slots', async () => {
    const opening: (() => void)[] = [];
    const clock = manualClock(START);
    const waitingList = memoryWaitingList();
    const waiting = junk(100).map((uid) => ({ uid, at: START, place: START, isYoung: true }));
    await waitingList.add(waiting);
    clock.advance(2 * MINUTE_MS);
    const { opened } = start({
      waitingList,
      clock,
      open: () => new Promise((end) => opening.push(end)),
    });
    await expect.poll(() => opened).toHaveLength(8);
    await expect
      .poll(() => {
        for (const end of opening.splice(0)) end();
        return opened;
      })
      .toHaveLength(60);
    expect(waitingList.uids()).toHaveLength(40);
  });

  it('admits linked accounts during a burst', async () => {
    const accounts = { person: { createdAt: START, isLinked: true } };
    const { opened, enter, settled } = start({ accounts });
    enter(junk(200));
    await settled(200);
    enter(['person']);
    await expect.poll(() => opened).toContain('person');
  });

  it('does not have a story wait that is open already', async () => {
    const { opened, enter, settled } = start();
    enter(junk(200));
    await settled(200);
    enter(['open-a']);
    await expect.poll(() => opened).toContain('open-a');
  });

  it('admits accounts that are older than the burst before it', async () => {
    const accounts = { reader: { createdAt: START - 11 * MINUTE_MS, isLinked: false } };
    const { clock, opened, enter, settled } = start({ accounts });
    enter(junk(200));
    await settled(200);
    clock.advance(1);
    enter(['reader', ...junk(300).slice(200)]);
    await settled(301);
    clock.advance(3000);
    await expect.poll(() => opened.length).toBeGreaterThan(AT_ONCE);
    expect(opened[AT_ONCE]).toBe('reader');
  });

  it('keeps the order of a burst over a restart, and continues to admit newcomers', async () => {
    const first = start();
    const crowd = junk(10_000);
    first.enter(crowd);
    await first.settled(10_000);
    first.stopping.abort();
    await first.admission.ended;
    const waiting = first.waitingList.uids();

    const second = start({ waitingList: first.waitingList, clock: first.clock });
    second.enter(waiting);
    first.clock.advance(1);
    second.enter(['person']);
    await expect.poll(() => first.waitingList.uids()).toContain('person');
    expect(second.opened).toEqual([]);
    first.clock.advance(3000);
    await expect.poll(() => second.opened).toEqual(['person']);
  });

  it('tries again what could not be opened, and lets others begin meanwhile', async () => {
    let failures = 2;
    const { clock, opened, enter } = start({
      open: () => (failures-- > 0 ? Promise.reject(new Error('broken')) : Promise.resolve()),
    });
    enter(['uid-a']);
    await expect.poll(() => opened).toEqual(['uid-a']);
    enter(['uid-b']);
    await expect.poll(() => opened).toEqual(['uid-a', 'uid-b']);
    await expect
      .poll(() => {
        clock.advance(500);
        return opened;
      })
      .toHaveLength(4);
  });
});
