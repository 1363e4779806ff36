import type { Service } from '../services/service';
import type { Settings } from './settings';

export type Log = (line: string) => void;

/** A service that the app needs. */
export interface AppService {
  /** Of its log. */
  readonly name: string;
  /** What is said while it starts. */
  readonly greeting: string;
  readonly start: (settings: Settings, log: Log) => Promise<Service>;
}
