/** Keeps the version of all that is stored, so that an older program does not begin to work on it. */
export interface DataVersionStore {
  /** Null where nothing was stored yet, and where it was by a program that stored no version. */
  read(): Promise<number | null>;
  write(version: number): Promise<void>;
}
