import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readCopy } from '../copies/copy-file';
import { copiesDirectory } from '../copies/copy-names';
import { checkNotInUse } from '../storage/check-not-in-use';
import { replaceDirectory } from './replace-directory';
import { writeFreshStore } from './write-fresh-store';

export interface RestoreReport {
  readonly records: number;
  /** Where the data is that was there before; null when there was none. */
  readonly before: string | null;
}

/**
 * Puts the data of a copy in the place of what is there, which is renamed and kept.
 * @param copy A path, or the name of one of the daily copies.
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
