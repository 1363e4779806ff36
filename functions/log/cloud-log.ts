import { discreetEvent } from '../../engine/adapters/runtime/discreet-event';
import type { EventLog, LogEvent } from '../../engine/ports/runtime/event-log';

const SEVERITIES: Readonly<Record<LogEvent['level'], string>> = {
  info: 'INFO',
  warning: 'WARNING',
  error: 'ERROR',
};

/**
 * One JSON object for each line, as Cloud Logging reads it: `{severity, message, time, code, uid?, …, trace?}`. Lines of one
 * trace are grouped. https://cloud.google.com/logging/docs/structured-logging
 */
export function cloudLog(deps: {
  readonly write: (line: string) => void;
  readonly now: () => number;
  readonly trace: () => string | undefined;
  readonly projectId: string;
}): EventLog {
  return (whole) => {
    const { level, ...event } = discreetEvent(whole);
    const trace = event.trace ?? deps.trace();
    const line = {
      severity: SEVERITIES[level],
      message: event.detail === undefined ? event.code : `${event.code}: ${event.detail}`,
      time: new Date(deps.now()).toISOString(),
      ...event,
      ...(trace === undefined
        ? {}
        : { trace, 'logging.googleapis.com/trace': `projects/${deps.projectId}/traces/${trace}` }),
    };
    deps.write(`${JSON.stringify(line)}\n`);
  };
}
