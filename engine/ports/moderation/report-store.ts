import type { Unsubscribe } from '../runtime/subscription';

/** The address of an account's report of a story. */
export interface ReportAddress {
  readonly docid: string;
  /** The uid of the reporter. */
  readonly uid: string;
}

/** Reports, as the engine processes them. */
export interface ReportStore {
  /** Reports those that are stored, and new ones. Resolves when the stored ones have been reported. */
  watch(listener: (report: ReportAddress) => void): Promise<Unsubscribe>;
  isThere(report: ReportAddress): Promise<boolean>;
  /** Indexes the report by its account, so that an account's reports are found without reading all. Idempotent. */
  note(report: ReportAddress): Promise<void>;
  /** Removes the index entry alone. */
  forget(report: ReportAddress): Promise<void>;
  /** Removes the report and its index entry. */
  remove(report: ReportAddress): Promise<void>;
  /** The number of stories that an account has reported, by the index; counted up to `limit`. */
  howMany(uid: string, limit: number): Promise<number>;
  /**
   * Counts one more report by this account.
   * @param now Milliseconds since 1970.
   * @returns the count in the current window of `windowMs`, this one included.
   */
  count(uid: string, now: number, windowMs: number): Promise<number>;
}
