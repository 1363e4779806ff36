import { ClassicLevel } from 'classic-level';
import { link, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isLocked } from './is-locked';
import { StorageError } from './storage-error';

/**
 * Checks that no process has the store open, without opening it, because LevelDB drops what it can't read. Instead,
 * another directory with the same lock file is opened.
 * @throws {StorageError} `store-locked`
 */
export async function checkNotInUse(directory: string): Promise<void> {
  const probe = `${directory}.probe`;
  await rm(probe, { recursive: true, force: true });
  await mkdir(probe);
  try {
    await link(join(directory, 'LOCK'), join(probe, 'LOCK'));
    const level = new ClassicLevel(probe);
    await level.open();
    await level.close();
  } catch (error) {
    if (isLocked(error))
      throw new StorageError('store-locked', `${directory} is in use by another process`, error);
    // Without a lock file no process has it open.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  } finally {
    await rm(probe, { recursive: true, force: true });
  }
}
