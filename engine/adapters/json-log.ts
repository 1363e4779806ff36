import type { EventLog } from '../ports/event-log';

/** One JSON object a line: `{time, level, code, …}`. */
export function jsonLog(write: (line: string) => void, now: () => Date): EventLog {
  return (event) => write(`${JSON.stringify({ time: now().toISOString(), ...event })}\n`);
}
