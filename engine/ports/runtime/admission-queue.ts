/** Asks whoever lets stories begin to look at those who wait. */
export interface AdmissionQueue {
  /** @param at When, in ms since 1970; rounded up to a second, and asked for once however often this is called. */
  wakeAt(at: number): Promise<void>;
}
