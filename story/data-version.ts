/**
 * The version of what is stored: records, saves and chapters carry it. It rises with every change that an older program
 * would misread; what an older version wrote is read for good, and `tests/fixtures/data-versions` keeps some of each.
 *
 * 1: everything before versions were stored, from the first stories on. · 2: versions are stored.
 */
export const DATA_VERSION = 2;

/** Whether something stored is of a version that this program knows nothing of. */
export function isTooNew(version: unknown): boolean {
  return typeof version === 'number' && version > DATA_VERSION;
}
