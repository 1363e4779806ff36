/** Time as a parameter: a test hands in a clock that it turns by hand. What `now` says may jump; a wait does not. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after this many milliseconds, or as soon as the signal is aborted. Never rejects. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}
