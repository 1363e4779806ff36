import type { Clock } from '../../ports/runtime/clock';

/** The longest delay that `setTimeout` accepts, in ms. */
const LONGEST_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const finish = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', finish);
        resolve();
      };
      const timer = setTimeout(finish, Math.min(Math.max(0, milliseconds), LONGEST_MS));
      signal.addEventListener('abort', finish);
    }),
};
