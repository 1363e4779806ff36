import { expect, it } from 'vitest';
import type { LogEvent } from '../ports/runtime/event-log';
import type { StoryRecord } from '../ports/stories/story-record';
import { manualClock } from '../testing/manual-clock';
import { repairDueTimes } from './repair-due-times';

const HOUR = 3_600_000;
const NOW = 100 * HOUR;
const PACE = { pageMs: 900_000, turnMs: 3000 };
const LEASE_MS = 5000;

const recordOf = (uid: string, times: Pick<StoryRecord, 'turnDueAt' | 'lease'>): StoryRecord => ({
  uid,
  seed: 1,
  save: '',
  sections: [10],
  chapterEnded: false,
  merit: 0,
  status: 'playing',
  pageStartedAt: 0,
  begunAt: 0,
  onamae: 'あ',
  guestCandidates: [],
  projected: 10,
  outbox: [],
  newest: null,
  generation: 1,
  ...times,
});

const repair = async (...records: StoryRecord[]) => {
  const stored = new Map(records.map((record) => [record.uid, record]));
  const events: LogEvent[] = [];
  await repairDueTimes({
    clock: manualClock(NOW),
    log: (event) => events.push(event),
    pace: PACE,
    leaseMs: LEASE_MS,
    store: {
      dueAfter: (time) =>
        Promise.resolve(
          [...stored.values()]
            .filter(({ lease, turnDueAt }) => (lease?.until ?? turnDueAt) > time)
            .map(({ uid }) => uid),
        ),
      update: (uid, change) => {
        const record = stored.get(uid);
        const changed = record === undefined ? null : change(record);
        if (changed !== null) stored.set(uid, changed);
        return Promise.resolve(changed);
      },
    },
  });
  return { stored, events };
};

it('brings a turn back that was due after the clock was set back', async () => {
  const { stored, events } = await repair(
    recordOf('far', { turnDueAt: NOW + 3 * HOUR, lease: null }),
    recordOf('near', { turnDueAt: NOW + PACE.pageMs, lease: null }),
  );
  expect(stored.get('far')?.turnDueAt).toBe(NOW + PACE.pageMs);
  expect(stored.get('near')?.turnDueAt).toBe(NOW + PACE.pageMs);
  expect(events).toEqual([{ level: 'warning', code: 'due-time-repaired', uid: 'far' }]);
});

it('repairs the lease of a worker that crashed while the clock was ahead', async () => {
  const lease = { owner: 'gone', until: NOW + 3 * HOUR };
  const held = recordOf('held', { turnDueAt: NOW + 3 * HOUR, lease });
  const { stored } = await repair({ ...held, sections: [10, 4] });
  expect(stored.get('held')).toMatchObject({
    turnDueAt: NOW + PACE.turnMs,
    lease: { owner: 'gone', until: NOW + PACE.turnMs + LEASE_MS },
  });
});
