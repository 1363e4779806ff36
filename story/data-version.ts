/**
 * The version of the stored data, in records, saves and chapters. It is raised with every change that an older program
 * would misread. All older versions stay readable; `tests/fixtures/data-versions` has samples of each.
 * 1: before versions were stored. 2: versions are stored.
 */
export const DATA_VERSION = 2;

/** Whether the data was written by a newer version of the program. */
export function isTooNew(version: unknown): boolean {
  return typeof version === 'number' && version > DATA_VERSION;
}
