import type { Clock } from '../../ports/clock';

/** A clock that a test turns by hand. */
export interface ManualClock extends Clock {
  /** Lets time pass and ends the waits that are over, the earliest first. */
  advance(milliseconds: number): void;
}

interface Wait {
  readonly until: number;
  readonly end: () => void;
}

export function manualClock(start: number): ManualClock {
  let now = start;
  const waits = new Set<Wait>();
  return {
    now: () => now,
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        if (signal.aborted || milliseconds <= 0) return resolve();
        const end = (): void => {
          waits.delete(wait);
          signal.removeEventListener('abort', end);
          resolve();
        };
        const wait = { until: now + milliseconds, end };
        waits.add(wait);
        signal.addEventListener('abort', end);
      }),
    advance(milliseconds) {
      now += milliseconds;
      const over = [...waits].filter(({ until }) => until <= now);
      for (const { end } of over.sort((a, b) => a.until - b.until)) end();
    },
  };
}
