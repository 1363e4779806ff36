/** The version of all stored data, so that an older program does not start on newer data. */
export interface DataVersionStore {
  /** null when nothing was stored yet, and for data of a program without versions. */
  read(): Promise<number | null>;
  write(version: number): Promise<void>;
}
