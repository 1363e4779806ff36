import { setImmediate } from 'node:timers/promises';
import type { FirebaseServices } from '../../engine/adapters/firebase-services';
import type { ManualClock } from '../../engine/testing/manual-clock';
import { intercept } from './engine-crash';

/** The calls of an engine's ports, by which a test can pace its clock. */
export interface CallMeter {
  readonly services: (services: FirebaseServices) => FirebaseServices;
  /** Resolves at the next response to a call; when no call is in progress, in the event loop's next iteration. */
  next(): Promise<void>;
}

export function callMeter(): CallMeter {
  let inProgress = 0;
  let waiting: (() => void)[] = [];
  const ended = (): void => {
    inProgress -= 1;
    const resolved = waiting;
    waiting = [];
    for (const resolve of resolved) resolve();
  };
  const around = (_: string | symbol, call: () => unknown): unknown => {
    const answer = call();
    if (answer instanceof Promise) {
      inProgress += 1;
      answer.then(ended, ended);
    }
    return answer;
  };
  return {
    services: (services) =>
      new Proxy(services, {
        get(target, name, receiver) {
          const port: unknown = Reflect.get(target, name, receiver);
          return typeof port === 'object' && port !== null ? intercept(port, around) : port;
        },
      }),
    next: () =>
      inProgress === 0 ? setImmediate() : new Promise((resolve) => waiting.push(resolve)),
  };
}

/** A check reads from the databases, which costs as much as a part of a turn. */
export const STEPS_BETWEEN_CHECKS = 8;

export interface Advance {
  readonly clock: ManualClock;
  readonly calls: CallMeter;
  /** What the clock is advanced by with each response. */
  readonly stepMs: number;
  /** Reads whether the goal is reached. */
  readonly isOver: () => Promise<boolean>;
  /** Ends it at once. */
  readonly isDead?: () => boolean;
  readonly stepsBetweenChecks?: number;
}

/** Advances the clock, faster than turns can be played, until the goal is reached or the engine is dead. */
export async function advanceUntil({
  clock,
  calls,
  stepMs,
  isOver,
  isDead,
  stepsBetweenChecks = STEPS_BETWEEN_CHECKS,
}: Advance): Promise<void> {
  for (let step = 0; isDead?.() !== true; step += 1) {
    if (step % stepsBetweenChecks === 0 && (await isOver())) return;
    clock.advance(stepMs);
    await calls.next();
  }
}
