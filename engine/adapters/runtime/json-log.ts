import type { EventLog } from '../../ports/runtime/event-log';
import { discreetEvent } from './discreet-event';

/** One JSON object for each line: `{time, level, code, …}`, with user text shortened. */
export function jsonLog(write: (line: string) => void, now: () => Date): EventLog {
  return (event) =>
    write(`${JSON.stringify({ time: now().toISOString(), ...discreetEvent(event) })}\n`);
}
