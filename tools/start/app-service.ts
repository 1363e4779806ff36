import type { Service } from '../services/service';
import type { Settings } from './settings';

export type Log = (line: string) => void;

/** Starts the service's process. @param onLine Gets what it prints. @throws Error that says why it could not start. */
export type Launch = (onLine: Log, signal: AbortSignal) => Promise<Service>;

/** A part of the app that runs in a process of its own. */
export interface AppService {
  /** Of its log, and in what the terminal says of it. */
  readonly name: string;
  /** What is said while it starts; null for one that is there at once. */
  readonly greeting: string | null;
  /** Whether a line of its log is for the terminal, too; none is unless told otherwise. */
  readonly isAlert?: (line: string) => boolean;
  /** Does, once, what takes long or writes files; the result is called again at each restart. */
  readonly prepare: (settings: Settings, say: Log) => Promise<Launch>;
}
