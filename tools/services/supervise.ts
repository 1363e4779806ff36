import type { Clock } from '../../engine/ports/runtime/clock';
import type { Service, ServiceEnd } from './service';

/** The restart policy, and the timeout after which a service counts as hung. All in ms. */
export interface RestartPolicy {
  /** Delay before the first restart; doubled before each further one. */
  readonly firstDelayMs: number;
  readonly longestDelayMs: number;
  /** A service that has run for this long starts again with the first delay. */
  readonly stableMs: number;
  readonly pingEveryMs: number;
  /** A service that responds to no ping for this long is killed and restarted. */
  readonly silentMs: number;
}

export const RESTART_POLICY: RestartPolicy = {
  firstDelayMs: 250,
  longestDelayMs: 30_000,
  stableMs: 60_000,
  pingEveryMs: 5_000,
  silentMs: 30_000,
};

interface SuperviseOptions {
  readonly name: string;
  /** Starts it; when aborted, stops a service that is not ready yet. Rejects when it can't be started. */
  readonly launch: (signal: AbortSignal) => Promise<Service>;
  readonly policy: RestartPolicy;
  readonly clock: Clock;
  /** Gets one line for each exit, failed restart and restart. */
  readonly say: (line: string) => void;
  /** When aborted, cancels the first start. */
  readonly signal: AbortSignal;
}

export interface SupervisedService {
  /** Stops it permanently. Resolves when the process has exited. */
  stop(): Promise<void>;
}

/**
 * Starts a service and restarts it whenever it exits or hangs, with exponential backoff.
 * @throws the error of the first start: nothing is supervised then.
 */
export async function superviseService(options: SuperviseOptions): Promise<SupervisedService> {
  const { name, launch, policy, clock, say } = options;
  const stopping = new AbortController();
  let current: Service | null = await launch(options.signal);
  let delay = policy.firstDelayMs;

  const restart = async (): Promise<Service | null> => {
    while (!stopping.signal.aborted) {
      await clock.wait(delay, stopping.signal);
      if (stopping.signal.aborted) break;
      delay = Math.min(delay * 2, policy.longestDelayMs);
      try {
        return await launch(stopping.signal);
      } catch (error) {
        if (stopping.signal.aborted) break;
        say(
          `${name} could not be started again: ${lastLine(error)} Next attempt in ${seconds(delay)}.`,
        );
      }
    }
    return null;
  };

  const supervise = async (): Promise<void> => {
    while (current !== null) {
      const service = current;
      const gone = new AbortController();
      void clock.wait(policy.stableMs, gone.signal).then(() => {
        if (!gone.signal.aborted) delay = policy.firstDelayMs;
      });
      const watching = endWhenSilent(service, gone.signal, options);
      const end = await service.ended;
      gone.abort();
      await watching;
      current = null;
      if (stopping.signal.aborted) return;
      say(`${name} ended by itself (${howOf(end)}). It is started again in ${seconds(delay)}.`);
      current = await restart();
      // It may have become ready at the moment of the stop.
      if (stopping.signal.aborted) await current?.stop();
      else say(`${name} runs again.`);
    }
  };
  const supervising = supervise();

  return {
    async stop() {
      stopping.abort();
      await current?.stop();
      await supervising;
    },
  };
}

/** Kills a service that responds to no ping for too long. */
async function endWhenSilent(
  service: Service,
  gone: AbortSignal,
  { name, policy, clock, say }: SuperviseOptions,
): Promise<void> {
  while (!gone.aborted) {
    await clock.wait(policy.pingEveryMs, gone);
    if (gone.aborted) return;
    const over = new AbortController();
    const both = AbortSignal.any([gone, over.signal]);
    const hasAnswered = await Promise.race([
      service.ping().then(() => true),
      clock.wait(policy.silentMs, both).then(() => gone.aborted),
    ]);
    over.abort();
    if (hasAnswered) continue;
    say(`${name} has not answered for ${seconds(policy.silentMs)}. It is ended.`);
    await service.kill();
  }
}

const howOf = ({ code, signal }: ServiceEnd): string =>
  signal === null ? `exit code ${code}` : `signal ${signal}`;

const seconds = (milliseconds: number): string => `${milliseconds / 1000} s`;

/** The end of a failed start's output contains the reason. */
const lastLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).trimEnd().split('\n').at(-1) ?? '';
