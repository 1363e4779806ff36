/** A log event, for operators and for machines that read logs. */
export interface LogEvent {
  readonly level: 'info' | 'warning' | 'error';
  /** The event's code: words joined by hyphens; stable, for searching and counting. */
  readonly code: string;
  readonly uid?: string;
  readonly chapter?: number;
  readonly section?: number;
  /** Details for a person. Never user text. */
  readonly detail?: string;
  /** The trace id of the event's page, when it differs from that of the current work. */
  readonly trace?: string;
}

export type EventLog = (event: LogEvent) => void;
