import { errorDetail } from '../ports/runtime/error-detail';
import type { Clock } from '../ports/runtime/clock';
import type { EventLog } from '../ports/runtime/event-log';

interface RegularWork {
  readonly clock: Clock;
  readonly log: EventLog;
  readonly stopping: AbortSignal;
  /** From the end of one run to the start of the next, in ms. */
  readonly everyMs: number;
  /** The log code of a failed run; the next run is not affected. */
  readonly failure: string;
  readonly work: () => Promise<void>;
}

/** Runs work at once and then periodically. Resolves when it has stopped and no run is in progress. */
export async function runRegularly(deps: RegularWork): Promise<void> {
  const { clock, log, stopping, everyMs, failure, work } = deps;
  while (!stopping.aborted) {
    await work().catch((error: unknown) =>
      log({ level: 'error', code: failure, detail: errorDetail(error) }),
    );
    await clock.wait(everyMs, stopping);
  }
}
