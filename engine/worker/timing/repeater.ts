import type { Clock } from '../../ports/runtime/clock';

/** After a failure the work is tried again this much later, in ms. */
const RETRY_MS = 1000;

/** Does some work whenever it is asked for, once at a time and with a rest between two times. */
export interface Repeater {
  /** Asks for the work to be done; many requests during the work or the rest lead to one more time. */
  request(): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

interface RepeaterOptions {
  readonly clock: Clock;
  readonly restMs: number;
  readonly work: () => Promise<void>;
  readonly failed: (error: unknown) => void;
  /** No work is begun once this is aborted. */
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
