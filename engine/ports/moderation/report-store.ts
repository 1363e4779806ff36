import type { Unsubscribe } from '../runtime/subscription';

/** Somebody's report of a story. */
export interface ReportAddress {
  readonly docid: string;
  /** Who reported. */
  readonly uid: string;
}

/** Reports, as the engine looks after them. */
export interface ReportStore {
  /** Tells of those that are there, and of those that come. Resolves when those that are there have been told of. */
  watch(told: (report: ReportAddress) => void): Promise<Unsubscribe>;
  isThere(report: ReportAddress): Promise<boolean>;
  /** Notes whose it is, so that somebody's are found without reading everybody's. Doing it again is no error. */
  note(report: ReportAddress): Promise<void>;
  /** Removes the note alone. */
  forget(report: ReportAddress): Promise<void>;
  /** Removes it, and the note of it. */
  remove(report: ReportAddress): Promise<void>;
  /** How many stories a person has reported, as noted; counted up to `limit`. */
  howMany(uid: string, limit: number): Promise<number>;
  /**
   * Counts one more report by this person.
   * @param now Milliseconds since 1970.
   * @returns how many there were in the stretch of `windowMs` that now is in, this one included.
   */
  count(uid: string, now: number, windowMs: number): Promise<number>;
}
