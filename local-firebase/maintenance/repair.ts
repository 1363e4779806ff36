import { Readable } from 'node:stream';
import { checkNotInUse } from '../storage/check-not-in-use';
import { readDirectoryState } from '../storage/level/directory-state';
import { StorageError } from '../storage/storage-error';
import { salvageRecords } from './salvage-records';
import { replaceDirectory } from './replace-directory';
import { writeFreshStore } from './write-fresh-store';

export interface RepairReport {
  /** Number of records saved, by service. */
  readonly saved: Readonly<Record<'auth' | 'database' | 'firestore', number>>;
  /** What was lost, each as a sentence. */
  readonly lost: readonly string[];
  /** The new path of the damaged store. */
  readonly damaged: string;
}

/**
 * Replaces a damaged store with a new one that holds all readable records; the damaged one is renamed and kept.
 * @throws {StorageError} `store-locked`, or `store-foreign` when there is no store
 */
export async function repairStore(directory: string, now: number): Promise<RepairReport> {
  if ((await readDirectoryState(directory)) !== 'store')
    throw new StorageError('store-foreign', `${directory} holds no store that could be repaired`);
  await checkNotInUse(directory);
  const { records, lost } = await salvageRecords(directory);
  const { path } = await writeFreshStore(directory, Readable.from(records));
  const damaged = await replaceDirectory(path, directory, 'damaged', now);
  const countOf = (service: string) =>
    [...records.keys()].filter((key) => key.startsWith(`${service}/`)).length;
  return {
    saved: {
      auth: countOf('auth'),
      database: countOf('database'),
      firestore: countOf('firestore'),
    },
    lost,
    damaged: damaged ?? directory,
  };
}
