/** Counts likes by account, where events are delivered to several processes. */
export interface LikeRate {
  /**
   * Counts one more like given or removed by this account. An event that is delivered twice counts twice.
   * @param now Milliseconds since 1970.
   * @returns the count in the current window of `windowMs`, this one included.
   */
  count(uid: string, now: number, windowMs: number): Promise<number>;
}
