import type { EventLog } from '../engine/ports/runtime/event-log';
import { errorDetail } from '../engine/ports/runtime/error-detail';
import type { Tracer } from './log/trace';

interface RunDeps {
  readonly log: EventLog;
  readonly tracer: Tracer;
}

/** Names a piece of work in the log. */
export interface Work {
  /** The log's code when it fails. */
  readonly failure: string;
  readonly trace: string;
  readonly uid?: string;
}

/** Does the work of one event within its trace. What fails is logged and thrown, so that it is delivered again. */
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
