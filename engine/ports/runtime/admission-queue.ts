/** Schedules a review of the waiting list. */
export interface AdmissionQueue {
  /** @param at When, in ms since 1970; rounded up to a second, and scheduled once for each second. */
  wakeAt(at: number): Promise<void>;
}
