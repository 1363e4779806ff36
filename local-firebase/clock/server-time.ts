import type { Clock } from './clock';

/** Rate of the server time while it is ahead of the wall clock. */
const CATCH_UP_RATE = 0.5;

/**
 * A monotonic time to order writes by, in whole milliseconds since the epoch. It equals the wall clock as long as that
 * moves forward. After the wall clock is set back, it runs at half speed until the wall clock catches up. It does not
 * stand still, because rules that ask for a minute between two writes would then refuse every write for as long.
 */
export function createServerTime(clock: Clock): () => number {
  let time = 0;
  let readAt = clock.elapsed();
  return () => {
    const at = clock.elapsed();
    time = Math.max(clock.now(), time + (at - readAt) * CATCH_UP_RATE);
    readAt = at;
    return Math.floor(time);
  };
}
