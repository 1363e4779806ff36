/** The reasons of a report, as in the database rules. */
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

/** Maximum length of a report's comment, in UTF-16 code units after `normaliseText`. */
export const REPORT_REASON_LIMIT = 500;

/** A reader's report of a story or a section. */
export interface Report {
  readonly kind: ReportKind;
  readonly reason: string;
  /** `{docid}` of a story, `{docid}/{chapter}/{page}/{turn}` of a section. */
  readonly url: string;
}
