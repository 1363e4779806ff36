import type { EventLog } from '../engine/ports/runtime/event-log';
import { errorDetail } from '../engine/ports/runtime/error-detail';
import type { Tracer } from './log/trace';

interface RunDeps {
  readonly log: EventLog;
  readonly tracer: Tracer;
}

/** Identifies the work in the log. */
export interface Work {
  /** The log code of a failure. */
  readonly failure: string;
  readonly trace: string;
  readonly uid?: string;
}

/** Does the work of one event within its trace. Failures are logged and thrown, so that the event is delivered again. */
export function run(
  { log, tracer }: RunDeps,
  { failure, trace, uid }: Work,
  work: () => Promise<void>,
): Promise<void> {
  return tracer.within(trace, async () => {
    try {
      await work();
    } catch (error) {
      const detail = errorDetail(error);
      log({ level: 'error', code: failure, ...(uid === undefined ? {} : { uid }), detail });
      throw error;
    }
  });
}
