/** A task from here on is long: an answer to a touch that comes after it is felt to be late. In ms. */
const LONG_TASK_MS = 50;

/** Long tasks of a while; in ms. */
export interface LongTasks {
  readonly count: number;
  readonly longest: number;
  /** What they took beyond the limit, as in Lighthouse's blocking time. */
  readonly blocking: number;
}

/** @param durations Of tasks, in ms. */
export function longTasks(durations: readonly number[]): LongTasks {
  const long = durations.filter((one) => one > LONG_TASK_MS);
  return {
    count: long.length,
    longest: Math.round(Math.max(0, ...long)),
    blocking: Math.round(long.reduce((sum, one) => sum + one - LONG_TASK_MS, 0)),
  };
}
