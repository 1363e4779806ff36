/** What a report can be about, as the database's rules know it. */
export const REPORT_KINDS = [
  'harmful',
  'discriminating',
  'sexual',
  'private',
  'copied',
  'broken',
  'other',
] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** The longest words that go with a report, in UTF-16 code units after `normaliseText`. */
export const REPORT_REASON_LIMIT = 500;

/** Somebody's report of a story or a turn. */
export interface Report {
  readonly kind: ReportKind;
  readonly reason: string;
  /** `{docid}` of a story, `{docid}/{chapter}/{page}/{turn}` of a turn. */
  readonly url: string;
}
