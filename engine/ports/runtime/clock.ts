/** Time as a parameter: tests pass a clock that they control. `now` may jump; a wait is not affected by that. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after this many milliseconds, or as soon as the signal is aborted. Never rejects. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}
