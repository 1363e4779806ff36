/** One thing that happened, for an operator and for machines that read logs. */
export interface LogEvent {
  readonly level: 'info' | 'warning' | 'error';
  /** What happened, in words joined by hyphens; stable, to be searched and counted. */
  readonly code: string;
  readonly uid?: string;
  readonly chapter?: number;
  readonly section?: number;
  /** Details for a person. Never a text that a participant typed. */
  readonly detail?: string;
  /** Of the page that it belongs to, where that is another one than that of the work under way. */
  readonly trace?: string;
}

export type EventLog = (event: LogEvent) => void;
