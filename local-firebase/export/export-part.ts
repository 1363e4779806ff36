import type { RecordStore } from '../storage/record-store';

/** A placeholder for the version of Google's tools, which they don't read. */
export const EXPORT_VERSION = 'local-firebase-1';

/** The context of the writers of the parts. */
export interface PartOptions {
  readonly store: RecordStore;
  /** The folder of the whole export, which exists. */
  readonly folder: string;
  /** The project whose default database goes to the emulator's place; defaults to the first one in the store. */
  readonly project?: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
