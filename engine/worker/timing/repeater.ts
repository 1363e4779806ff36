import type { Clock } from '../../ports/runtime/clock';

/** Retry delay after a failure, in ms. */
const RETRY_MS = 1000;

/** Runs work on request, never concurrently, with a pause between two runs. */
export interface Repeater {
  /** Requests a run; requests during a run or a pause lead to one further run. */
  request(): void;
  /** Resolves when no work is in progress. */
  idle(): Promise<void>;
}

interface RepeaterOptions {
  readonly clock: Clock;
  readonly restMs: number;
  readonly work: () => Promise<void>;
  readonly failed: (error: unknown) => void;
  /** Once this is aborted, no work is started. */
  readonly stopping: AbortSignal;
}

export function createRepeater(options: RepeaterOptions): Repeater {
  const { clock, restMs, work, failed, stopping } = options;
  let isRequested = false;
  let underWay: Promise<void> | null = null;

  const run = async (): Promise<void> => {
    while (isRequested && !stopping.aborted) {
      isRequested = false;
      try {
        await work();
        if (restMs > 0) await clock.wait(restMs, stopping);
      } catch (error) {
        failed(error);
        isRequested = true;
        await clock.wait(Math.max(restMs, RETRY_MS), stopping);
      }
    }
    underWay = null;
  };

  return {
    request() {
      isRequested = true;
      underWay ??= run();
    },
    idle: () => underWay ?? Promise.resolve(),
  };
}
