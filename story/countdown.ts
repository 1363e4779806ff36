/** The countdown's state as the specification names it. */
export interface Countdown {
  /** Remaining seconds as shown: three integer digits and one decimal, `900.0`. */
  readonly seconds: string;
  /** Remaining milliseconds. */
  readonly time: number;
  /** The start moment in milliseconds since the epoch, 0 before the first start. */
  readonly now: number;
  readonly started: boolean;
  /** The id of the interval timer, -1 for none. */
  readonly intervalID: number;
}

export const COUNTDOWN_MS = 900_000;

export const INITIAL_COUNTDOWN: Countdown = {
  seconds: '900.0',
  time: COUNTDOWN_MS,
  now: 0,
  started: false,
  intervalID: -1,
};

/** Milliseconds as seconds with three integer digits and one decimal: 61 500 → `061.5`. */
export function formatCountdown(milliseconds: number): string {
  return (Math.max(0, milliseconds) / 1000).toFixed(1).padStart(5, '0');
}

/** The remainder of 15 minutes since `start`, in ms, rounded to whole seconds and never below 0. */
export function remainingTime(start: number, now: number): number {
  return Math.max(0, Math.round((start + COUNTDOWN_MS - now) / 1000) * 1000);
}
