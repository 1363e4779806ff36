import { errorDetail } from '../ports/runtime/error-detail';
import type { Clock } from '../ports/runtime/clock';
import type { EventLog } from '../ports/runtime/event-log';

interface RegularWork {
  readonly clock: Clock;
  readonly log: EventLog;
  readonly stopping: AbortSignal;
  /** From the end of one run to the beginning of the next, in ms. */
  readonly everyMs: number;
  /** The log's code of a run that fails; the next run is not affected. */
  readonly failure: string;
  readonly work: () => Promise<void>;
}

/** Does some work at once and then regularly. Resolves when it has stopped and nothing is under way. */
export async function runRegularly(deps: RegularWork): Promise<void> {
  const { clock, log, stopping, everyMs, failure, work } = deps;
  while (!stopping.aborted) {
    await work().catch((error: unknown) =>
      log({ level: 'error', code: failure, detail: errorDetail(error) }),
    );
    await clock.wait(everyMs, stopping);
  }
}
