import type { DataVersionStore } from './data-version-store';
import type { UsageStore } from './usage-store';

/** What the engine keeps about its own running. */
export interface RuntimePorts {
  readonly usage: UsageStore;
  readonly dataVersion: DataVersionStore;
}
