/** The wall clock and the monotonic clock; only the wall clock can be set. */
export interface Clock {
  /**
   * The wall clock, in milliseconds since the epoch: for times that other machines compare, such as expiry. It may
   * jump.
   */
  now(): number;
  /** The monotonic clock, in milliseconds since an arbitrary moment: for durations. */
  elapsed(): number;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
};
