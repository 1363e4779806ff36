import type { Clock } from '../ports/runtime/clock';
import type { EventLog } from '../ports/runtime/event-log';
import type { LikeRateLimiter } from '../ports/likes/like-rate-limiter';
import type { ReportAddress, ReportStore } from '../ports/moderation/report-store';

/** Reports in an hour that a reader may make. */
const REPORTS_AN_HOUR = 20;
/** Maximum reports of one account. */
const REPORTS_AN_ACCOUNT = 100;
const HOUR_MS = 3_600_000;

export interface ReportDeps {
  readonly reports: ReportStore;
  readonly likeRateLimiter: LikeRateLimiter;
  readonly clock: Clock;
  readonly log: EventLog;
}

/**
 * Handles a report that was written or removed. An account beyond the hourly limit is paused for an hour, and the excess
 * is removed. Idempotent.
 * @param isNew Whether it counts towards the hourly limit: reports older than the engine's start do not.
 */
export async function reportWritten(
  report: ReportAddress,
  { reports, likeRateLimiter, clock, log }: ReportDeps,
  isNew = true,
): Promise<void> {
  if (!(await reports.isThere(report))) return reports.forget(report);
  await reports.note(report);
  const { uid } = report;
  const now = clock.now();
  const inHour = isNew ? await reports.count(uid, now, HOUR_MS) : 0;
  const all = await reports.howMany(uid, REPORTS_AN_ACCOUNT + 1);
  if (inHour <= REPORTS_AN_HOUR && all <= REPORTS_AN_ACCOUNT) return;
  await likeRateLimiter.pause(uid, now + HOUR_MS);
  await reports.remove(report);
  log({ level: 'warning', code: 'reports-paused', uid });
}
