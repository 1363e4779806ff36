/** The two clocks of a machine. They are read for different ends, because only one of them can be set. */
export interface Clock {
  /** The wall clock, in milliseconds since the epoch: for what other machines compare, such as expiry. It may jump. */
  now(): number;
  /** Milliseconds since some moment, for durations: it never jumps and never goes back. */
  elapsed(): number;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
};
