import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readCopy } from '../copies/copy-file';
import { copiesDirectory } from '../copies/copy-names';
import { checkNotInUse } from '../storage/check-not-in-use';
import { replaceDirectory } from './replace-directory';
import { writeFreshStore } from './write-fresh-store';

export interface RestoreReport {
  readonly records: number;
  /** The new path of the replaced data; null if there was none. */
  readonly before: string | null;
}

/**
 * Restores a backup; the data that it replaces is renamed and kept.
 * @param copy A path, or the file name of a daily backup.
 * @throws {StorageError} `store-locked` or `copy-unreadable`; nothing is changed then
 */
export async function restoreCopy(
  directory: string,
  copy: string,
  now: number,
): Promise<RestoreReport> {
  if (existsSync(directory)) await checkNotInUse(directory);
  const daily = join(copiesDirectory(directory), copy);
  const { path, count } = await writeFreshStore(
    directory,
    readCopy(existsSync(daily) ? daily : copy),
  );
  return { records: count, before: await replaceDirectory(path, directory, 'replaced', now) };
}
