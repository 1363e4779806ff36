import type { FunctionsClient } from './functions-client';

const MINUTE_MS = 60_000;
/** The suite has no clock of its own for them: how often each comes round, in ms. */
const SCHEDULES = { duePages: MINUTE_MS, keepLists: MINUTE_MS, tidy: 10 * MINUTE_MS } as const;

/**
 * Calls what Cloud Scheduler would call.
 * @returns what stops it.
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
