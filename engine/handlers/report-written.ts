import type { Clock } from '../ports/runtime/clock';
import type { EventLog } from '../ports/runtime/event-log';
import type { LikeLimits } from '../ports/likes/like-limits';
import type { ReportAddress, ReportStore } from '../ports/moderation/report-store';

/** Reports in an hour that still may be a reader's. */
const REPORTS_AN_HOUR = 20;
/** What one account may have reported altogether. */
const REPORTS_AN_ACCOUNT = 100;
const HOUR_MS = 3_600_000;

export interface ReportDeps {
  readonly reports: ReportStore;
  readonly likeLimits: LikeLimits;
  readonly clock: Clock;
  readonly log: EventLog;
}

/**
 * Somebody has reported a story, or the report is gone. Whoever reports more than anybody reads is paused for an hour, and
 * what is over the limit is taken back. Told of again, it is noted once.
 * @param isNew Whether it counts for its hour: not one that was there before this engine began.
 */
export async function reportWritten(
  report: ReportAddress,
  { reports, likeLimits, clock, log }: ReportDeps,
  isNew = true,
): Promise<void> {
  if (!(await reports.isThere(report))) return reports.forget(report);
  await reports.note(report);
  const { uid } = report;
  const now = clock.now();
  const inHour = isNew ? await reports.count(uid, now, HOUR_MS) : 0;
  const all = await reports.howMany(uid, REPORTS_AN_ACCOUNT + 1);
  if (inHour <= REPORTS_AN_HOUR && all <= REPORTS_AN_ACCOUNT) return;
  await likeLimits.pause(uid, now + HOUR_MS);
  await reports.remove(report);
  log({ level: 'warning', code: 'reports-paused', uid });
}
