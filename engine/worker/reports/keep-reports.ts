import type { ReportAddress } from '../../ports/report-book';
import { errorDetail } from '../timing/error-detail';
import { noteReport, type NoteParts } from './note-report';

export interface ReportKeeper {
  /** Begins nothing any more. Resolves when nothing is under way. */
  stop(): Promise<void>;
}

/** Looks after reports as they come. Resolves when those that are there already are being noted. */
export async function keepReports(parts: NoteParts): Promise<ReportKeeper> {
  const { reports, log } = parts;
  const underWay = new Set<Promise<void>>();
  let isLive = false;

  const told = (report: ReportAddress): void => {
    const noting = noteReport(report, parts, isLive)
      .catch((error: unknown) => {
        const detail = errorDetail(error);
        // It is noted when the engine begins the next time.
        log({ level: 'error', code: 'report-not-noted', uid: report.uid, detail });
      })
      .finally(() => underWay.delete(noting));
    underWay.add(noting);
  };

  const unsubscribe = await reports.watch(told);
  isLive = true;
  return {
    async stop() {
      unsubscribe();
      await Promise.all(underWay);
    },
  };
}
