/** Timeouts of functions, in s; Firebase's own limits are 540 for events and 1,800 for tasks and schedules. */
export const SECONDS = {
  play: 1200,
  event: 120,
  schedule: 300,
  pages: 30,
  health: 30,
} as const;

/** Stale-lease timeout: time for a turn in addition to narrating it, in ms; without renewal the task has crashed. */
export const LEASE_MS = 15_000;
/** Likes within this time are counted together, in ms. */
export const LIKES_REST_MS = 1000;

/** When a task must start no further turn, in ms since its start: the turn in progress needs its time. */
export function playMs(narratingMs: number): number {
  return SECONDS.play * 1000 - 2 * LEASE_MS - narratingMs;
}
