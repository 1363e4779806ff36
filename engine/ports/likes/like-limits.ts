/** Bounds what one account may like. The rules of `favorite` obey `pause` and `setFull`. */
export interface LikeLimits {
  /** Stops somebody's likes and reports for a while. @param until Milliseconds since 1970. */
  pause(uid: string, until: number): Promise<void>;
  /** Notes that likes which are not counted yet are taken back until then, in ms since 1970. */
  overdraw(uid: string, until: number): Promise<void>;
  /** Until when they are; 0 when they never were. */
  overdrawnUntil(uid: string): Promise<number>;
  /** An account that likes as many turns as it may gives no more likes. */
  setFull(uid: string, isFull: boolean): Promise<void>;
  isFull(uid: string): Promise<boolean>;
}
