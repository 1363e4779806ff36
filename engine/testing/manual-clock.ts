import type { Clock } from '../ports/runtime/clock';

/** A clock that a test turns by hand. */
export interface ManualClock extends Clock {
  /** Lets time pass and ends the waits that are over, the earliest first. */
  advance(milliseconds: number): void;
  /** Sets the clock forward or back. No time passes: waits are as long as they were. */
  set(milliseconds: number): void;
}

interface Wait {
  /** In ms of the time that has passed since the start. */
  readonly until: number;
  readonly end: () => void;
}

export function manualClock(start: number): ManualClock {
  let now = start;
  let passed = 0;
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
        const wait = { until: passed + milliseconds, end };
        waits.add(wait);
        signal.addEventListener('abort', end);
      }),
    advance(milliseconds) {
      now += milliseconds;
      passed += milliseconds;
      const over = [...waits].filter(({ until }) => until <= passed);
      for (const { end } of over.sort((a, b) => a.until - b.until)) end();
    },
    set(milliseconds) {
      now += milliseconds;
    },
  };
}
