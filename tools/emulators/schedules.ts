import type { FunctionsClient } from './functions-client';

const MINUTE_MS = 60_000;
/** The emulators do not run schedules: their intervals, in ms. */
const SCHEDULES = { duePages: MINUTE_MS, keepLists: MINUTE_MS, tidy: 10 * MINUTE_MS } as const;

/**
 * Calls the scheduled functions as Cloud Scheduler does.
 * @returns a function that stops it.
 */
export function startSchedules(
  door: Pick<FunctionsClient, 'schedule'>,
  onFailure: (line: string) => void,
): () => void {
  const timers = Object.entries(SCHEDULES).map(([name, everyMs]) =>
    setInterval(
      () => void door.schedule(name).catch((error: unknown) => onFailure(String(error))),
      everyMs,
    ),
  );
  return () => timers.forEach((timer) => clearInterval(timer));
}
