import type { Agenda } from '../ports/stories/agenda';
import { tokensOf, type UsageStore } from '../ports/runtime/usage-store';
import { dayOf } from '../narration/model/limits';

/** A story that waits longer than this is reported as overdue, in ms. */
const OVERDUE_MS = 300_000;

interface HealthDeps {
  readonly agenda: Pick<Agenda, 'counts' | 'readPlace'>;
  readonly usage: Pick<UsageStore, 'readDay'>;
  readonly clock: { now(): number };
  /** null: stories are narrated offline. */
  readonly tokensPerDay: number | null;
}

/** The body of the health page; times are ISO 8601, durations ms. */
export interface Health {
  readonly ok: boolean;
  readonly at: string;
  readonly stories: {
    /** Due now: handed out and not begun, or not handed out yet. An estimate of the queue's length. */
    readonly due: number;
    /** Due for more than five minutes. */
    readonly overdue: number;
    readonly playing: number;
    readonly lastPageAt: string | null;
  };
  /** Whether the last run of the schedule left due stories to the next one. */
  readonly isHandingOutBehind: boolean;
  readonly model: {
    readonly tokensToday: number;
    /** What begun stories may still use of today's tokens. */
    readonly tokensReserved: number;
    readonly tokensPerDay: number | null;
    readonly callsToday: number;
    readonly costToday: number;
    /** No model begins another chapter until midnight (UTC). */
    readonly isSpent: boolean;
  };
}

/** `ok` is false when stories are overdue. */
export async function readHealth(deps: HealthDeps): Promise<Health> {
  const { agenda, usage, clock, tokensPerDay } = deps;
  const now = clock.now();
  const [{ due, overdue, playing, lastPageAt }, place, { usage: today, reserved }] =
    await Promise.all([
      agenda.counts(now, OVERDUE_MS),
      agenda.readPlace(),
      usage.readDay(dayOf(now)),
    ]);
  return {
    ok: overdue === 0,
    at: new Date(now).toISOString(),
    stories: {
      due,
      overdue,
      playing,
      lastPageAt: lastPageAt === null ? null : new Date(lastPageAt).toISOString(),
    },
    isHandingOutBehind: place !== null,
    model: {
      tokensToday: tokensOf(today),
      tokensReserved: reserved,
      tokensPerDay,
      callsToday: today.calls,
      costToday: today.cost,
      isSpent: tokensPerDay !== null && tokensOf(today) >= tokensPerDay,
    },
  };
}
