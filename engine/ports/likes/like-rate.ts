/** How fast people like, where likes come as events and nobody hears all of them. */
export interface LikeRate {
  /**
   * Counts one more like given or taken by this person. An event that comes twice counts twice.
   * @param now Milliseconds since 1970.
   * @returns how many there were in the stretch of `windowMs` that now is in, this one included.
   */
  count(uid: string, now: number, windowMs: number): Promise<number>;
}
