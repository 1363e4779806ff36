import type { RecordStore } from '../storage/record-store';

/** Stands where Google's tools write their version; they don't read it. */
export const EXPORT_VERSION = 'local-firebase-1';

/** What the writers of the parts work with. */
export interface PartOptions {
  readonly store: RecordStore;
  /** The folder of the whole export, which is there. */
  readonly folder: string;
  /** The project whose default database the emulator's place is for; the first in the store unless told otherwise. */
  readonly project?: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
