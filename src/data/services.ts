import type { ChapterCache } from './chapter-cache';
import type { Data } from './data';
import type { DeviceStorage } from './device-storage';

/** What thunks are given beside the store; tests pass their own. */
export interface Services {
  readonly data: Data;
  readonly chapters: ChapterCache;
  readonly device: DeviceStorage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
