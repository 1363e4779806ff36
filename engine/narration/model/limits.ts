import type { Clock } from '../../ports/runtime/clock';
import type { EventLog } from '../../ports/runtime/event-log';
import { tokensOf, type DayUsage, type Usage } from '../../ports/runtime/usage-store';

export interface LimitSettings {
  /** Of this process. */
  readonly callsPerMinute: number;
  /** Input and output tokens of all workers together; UTC days. Chapters that were begun within it are finished beyond it. */
  readonly tokensPerDay: number;
}

/** Why a call is refused. */
export type Refusal =
  'model-paused' | 'calls-a-minute' | 'tokens-a-day' | 'usage-unknown' | 'chapter-offline';

/** Rate limiter and circuit breaker of a model: the operator's limits, and pauses after failures. */
export interface Limits {
  /**
   * Reserves one call.
   * @param estimate Tokens that the call is expected to use.
   * @returns null when the call is allowed; `done` must follow.
   */
  enter(estimate: number): Promise<Refusal | null>;
  /** Releases the reservation. @param day The day's sum including this call; null when it is unknown. */
  done(estimate: number, spent: Usage, day: Usage | null): void;
  /** Ends a series of failures. */
  succeeded(): void;
  /** Pauses calls for `retryAfterMs`, or for a time that doubles with each failure when the model names none. */
  failed(isBusy: boolean, retryAfterMs: number | null): void;
}

interface LimitDeps extends LimitSettings {
  readonly clock: Clock;
  readonly log: EventLog;
  readonly readDay: (day: string) => Promise<DayUsage>;
}

const MINUTE_MS = 60_000;
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 600_000;
/** Chapters in progress may exceed the day's limit by a quarter; then every call is refused. */
const OVERRUN = 1.25;
/** Failures in a row before the first pause; a busy model is paused at once. */
const TOLERATED_FAILURES = 2;

export function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

export function createLimits(deps: LimitDeps): Limits {
  const { clock, log, readDay, callsPerMinute, tokensPerDay } = deps;
  let calls: readonly number[] = [];
  let pausedUntil = 0;
  let failures = 0;
  let day = '';
  let spent = 0;
  let reserved = 0;
  let isSpentLogged = false;

  const openDay = async (today: string): Promise<void> => {
    const stored = tokensOf((await readDay(today)).usage);
    if (day === today) return;
    day = today;
    spent = stored;
    isSpentLogged = false;
  };

  const logSpent = (): void => {
    if (isSpentLogged) return;
    isSpentLogged = true;
    log({
      level: 'warning',
      code: 'model-day-spent',
      detail: `Chapters in progress have used a quarter more than today's ${tokensPerDay} tokens: until midnight (UTC) all stories are narrated without the model. STORY_MODEL_TOKENS_PER_DAY sets the limit.`,
    });
  };

  const pause = (milliseconds: number): void => {
    pausedUntil = Math.max(pausedUntil, clock.now() + milliseconds);
    log({
      level: 'warning',
      code: 'model-paused',
      detail: `The model is left alone for ${Math.ceil(milliseconds / 1000)} s; stories are narrated without it meanwhile.`,
    });
  };

  return {
    async enter(estimate) {
      if (clock.now() < pausedUntil) return 'model-paused';
      const today = dayOf(clock.now());
      try {
        if (day !== today) await openDay(today);
      } catch {
        // Without the day's sum the limit cannot be checked.
        return 'usage-unknown';
      }
      if (spent + reserved + estimate > tokensPerDay * OVERRUN) {
        logSpent();
        return 'tokens-a-day';
      }
      const now = clock.now();
      calls = calls.filter((at) => at > now - MINUTE_MS);
      if (calls.length >= callsPerMinute) return 'calls-a-minute';
      calls = [...calls, now];
      reserved += estimate;
      return null;
    },
    done(estimate, usage, sum) {
      reserved -= estimate;
      spent = Math.max(spent + tokensOf(usage), sum === null ? 0 : tokensOf(sum));
    },
    succeeded() {
      failures = 0;
    },
    failed(isBusy, retryAfterMs) {
      failures += 1;
      const tooMany = isBusy ? failures : failures - TOLERATED_FAILURES;
      // A server may name hours: it is asked again earlier, since one call is cheap and the pause holds for all stories.
      if (retryAfterMs !== null) pause(Math.min(retryAfterMs, LONGEST_PAUSE_MS));
      else if (tooMany > 0) pause(Math.min(FIRST_PAUSE_MS * 2 ** (tooMany - 1), LONGEST_PAUSE_MS));
    },
  };
}
