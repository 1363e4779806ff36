import { errorDetail } from '../ports/runtime/error-detail';
import { reportWritten, type ReportDeps } from '../handlers/report-written';
import { createFairQueue } from './timing/fair-queue';

/** Accounts whose reports are noted at the same time. */
const ACCOUNTS_AT_ONCE = 4;

export interface ReportWatcher {
  /** Begins nothing any more. Resolves when nothing is under way. */
  stop(): Promise<void>;
}

/**
 * Looks after reports as they come, account by account in turns. Resolves when those that are there already are being
 * noted.
 */
export async function watchReports(deps: ReportDeps): Promise<ReportWatcher> {
  const { reports, clock, log } = deps;
  const ending = new AbortController();
  /** Reports that were there before, as texts of who and what. */
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
