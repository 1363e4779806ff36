import type { Data } from './data';
import type { DeviceStorage } from './device-storage';

/** The world outside, as thunks get it; tests put their own in its place. */
export interface Services {
  readonly data: Data;
  readonly device: DeviceStorage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
