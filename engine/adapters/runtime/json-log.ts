import type { EventLog } from '../../ports/runtime/event-log';
import { discreetEvent } from './discreet-event';

/** One JSON object a line: `{time, level, code, …}`, without texts of people in full. */
export function jsonLog(write: (line: string) => void, now: () => Date): EventLog {
  return (event) =>
    write(`${JSON.stringify({ time: now().toISOString(), ...discreetEvent(event) })}\n`);
}
