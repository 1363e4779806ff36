/** Rate limiter of likes. The rules of `favorite` check `pause` and `setFull`. */
export interface LikeRateLimiter {
  /** Pauses an account's likes and reports. @param until Milliseconds since 1970. */
  pause(uid: string, until: number): Promise<void>;
  /** Notes that uncounted likes of the account are removed until then, in ms since 1970. */
  overdraw(uid: string, until: number): Promise<void>;
  /** Until when they are removed; 0 when they never were. */
  overdrawnUntil(uid: string): Promise<number>;
  /** Marks an account that has reached its maximum of likes. */
  setFull(uid: string, isFull: boolean): Promise<void>;
  isFull(uid: string): Promise<boolean>;
}
