import type { Clock } from './clock';

/** How fast the time goes on while it is ahead of the wall clock. */
const CATCH_UP_RATE = 0.5;

/**
 * A time to order writes by, in whole milliseconds since the epoch: the wall clock as long as that goes forward. When
 * the wall clock is set back, the time goes on at half speed until it is overtaken. It never goes back, and it never
 * stands still either: rules that ask for a minute between two writes would refuse everything for as long.
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
