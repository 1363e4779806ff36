import { errorDetail } from '../ports/runtime/error-detail';
import { reportWritten, type ReportDeps } from '../handlers/report-written';
import { createFairQueue } from './timing/fair-queue';

/** Accounts whose reports are noted concurrently. */
const ACCOUNTS_AT_ONCE = 4;

export interface ReportWatcher {
  /** Starts no further work. Resolves when none is in progress. */
  stop(): Promise<void>;
}

/**
 * Handles new reports, round-robin by account. Resolves when the handling of the stored ones has started.
 */
export async function watchReports(deps: ReportDeps): Promise<ReportWatcher> {
  const { reports, clock, log } = deps;
  const ending = new AbortController();
  /** Reports that were stored at the start, as texts of story and account. */
  const early = new Set<string>();
  let isLive = false;

  const queue = createFairQueue({
    ...{ clock, stopping: ending.signal, atOnce: ACCOUNTS_AT_ONCE },
    work: async (uid, take) => {
      const [docid = ''] = take(1);
      await reportWritten({ docid, uid }, deps, !early.has(`${uid}/${docid}`));
      early.delete(`${uid}/${docid}`);
    },
    failed: (uid, error) =>
      log({ level: 'error', code: 'report-not-noted', uid, detail: errorDetail(error) }),
  });
  const unsubscribe = await reports.watch(({ docid, uid }) => {
    if (!isLive) early.add(`${uid}/${docid}`);
    queue.add(uid, docid);
  });
  isLive = true;
  return {
    async stop() {
      unsubscribe();
      ending.abort();
      await queue.idle();
    },
  };
}
