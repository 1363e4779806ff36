import type { Service } from '../services/service';
import type { Settings } from './settings';

export type Log = (line: string) => void;

/** Starts the service's process. @param onLine Gets its output. @throws Error with the reason for a failed start. */
export type Launch = (onLine: Log, signal: AbortSignal) => Promise<Service>;

/** A part of the app in a process of its own. */
export interface AppService {
  /** The name of its log file, also used in the terminal. */
  readonly name: string;
  /** Printed while it starts; null when it starts at once. */
  readonly greeting: string | null;
  /** Whether a line of its log is also printed to the terminal; default: none. */
  readonly isAlert?: (line: string) => boolean;
  /** Does, once, what takes long or writes files; the result is called again at each restart. */
  readonly prepare: (settings: Settings, say: Log) => Promise<Launch>;
}
