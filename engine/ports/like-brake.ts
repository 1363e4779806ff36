/** Stops somebody's likes for a while. */
export interface LikeBrake {
  /** @param until Milliseconds since 1970. */
  brake(uid: string, until: number): Promise<void>;
}
