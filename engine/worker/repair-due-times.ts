import type { Clock } from '../ports/runtime/clock';
import type { EventLog } from '../ports/runtime/event-log';
import type { StoryRecord } from '../ports/stories/story-record';
import type { StoryStore } from '../ports/stories/story-store';
import { endsPage } from '../../story/page-bounds';
import type { Pace } from '../handlers/progress/pace';

/** Maximum difference between the clocks of two workers, in ms. */
const TOLERANCE_MS = 60_000;
/** Stories repaired in one batch; the rest follows with the next check. */
const PIECE = 100;

/** The longest waiting times of a story. */
export interface LongestWaits {
  readonly pace: Pace;
  /** The duration of a lease without renewal, in ms. */
  readonly leaseMs: number;
}

/**
 * The record with due times limited to what its pace allows, or null when they already are: a later time was written
 * while the clock was ahead, and the story would stop until then.
 */
function withRepairedTimes(
  record: StoryRecord,
  now: number,
  { pace, leaseMs }: LongestWaits,
): StoryRecord | null {
  const isMidPage = !endsPage(record.sections.at(-1) ?? 0, record.chapterEnded);
  const lastTurn = now + (isMidPage ? pace.turnMs : Math.max(pace.pageMs, pace.turnMs));
  const lastLease = now + pace.turnMs + leaseMs;
  const { lease, turnDueAt } = record;
  const isTurnTooFar = turnDueAt > lastTurn + TOLERANCE_MS;
  const isLeaseTooFar = lease !== null && lease.until > lastLease + TOLERANCE_MS;
  if (!isTurnTooFar && !isLeaseTooFar) return null;
  return {
    ...record,
    turnDueAt: isTurnTooFar ? lastTurn : turnDueAt,
    lease: isLeaseTooFar ? { ...lease, until: lastLease } : lease,
  };
}

interface RepairDeps extends LongestWaits {
  readonly store: Pick<StoryStore, 'dueAfter' | 'update'>;
  readonly clock: Clock;
  readonly log: EventLog;
}

/** Repairs stories whose turn or lease is further in the future than their pace allows. */
export async function repairDueTimes(deps: RepairDeps): Promise<void> {
  const { store, clock, log, pace, leaseMs } = deps;
  const last = Math.max(pace.pageMs, pace.turnMs + leaseMs) + TOLERANCE_MS;
  for (const uid of await store.dueAfter(clock.now() + last, PIECE)) {
    const repaired = await store.update(uid, (record) =>
      withRepairedTimes(record, clock.now(), deps),
    );
    if (repaired !== null) log({ level: 'warning', code: 'due-time-repaired', uid });
  }
}
