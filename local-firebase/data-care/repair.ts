import { Readable } from 'node:stream';
import { checkNotInUse } from '../storage/check-not-in-use';
import { readDirectoryState } from '../storage/level/directory-state';
import { StorageError } from '../storage/storage-error';
import { readWhatIsLeft } from './read-what-is-left';
import { replaceDirectory } from './replace-directory';
import { writeFreshStore } from './write-fresh-store';

export interface RepairReport {
  /** How many records of each service were saved. */
  readonly saved: Readonly<Record<'auth' | 'database' | 'firestore', number>>;
  /** What can't be read, each as a sentence. */
  readonly lost: readonly string[];
  /** Where the damaged store is now. */
  readonly damaged: string;
}

/**
 * Puts a fresh store with all that can be read in the place of a damaged one, which is renamed and kept.
 * @throws {StorageError} `store-locked`, or `store-foreign` when there is no store
 */
export async function repairStore(directory: string, now: number): Promise<RepairReport> {
  if ((await readDirectoryState(directory)) !== 'store')
    throw new StorageError('store-foreign', `${directory} holds no store that could be repaired`);
  await checkNotInUse(directory);
  const { records, lost } = await readWhatIsLeft(directory);
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
