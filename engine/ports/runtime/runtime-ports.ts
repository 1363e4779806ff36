import type { DataVersionStore } from './data-version-store';
import type { UsageStore } from './usage-store';

/** The engine's own operational data. */
export interface RuntimePorts {
  readonly usage: UsageStore;
  readonly dataVersion: DataVersionStore;
}
