/** How long a function may run, in s; Firebase's own limits are 540 for events and 1,800 for tasks and schedules. */
export const SECONDS = {
  play: 1200,
  event: 120,
  schedule: 300,
  pages: 30,
  health: 30,
} as const;

/** Stale-lease timeout: what a turn takes beside narrating it, in ms; a task that shows no life for longer has crashed. */
export const LEASE_MS = 15_000;
/** Likes that come within this time are counted together, in ms. */
export const LIKES_REST_MS = 1000;

/** When a task must begin no further turn: one in hand needs its time, in ms since its start. */
export function playMs(narratingMs: number): number {
  return SECONDS.play * 1000 - 2 * LEASE_MS - narratingMs;
}
