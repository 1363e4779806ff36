import { mkdir, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { timeName } from '../copies/copy-names';
import { syncDirectory } from '../storage/sync-directory';

/**
 * Replaces a directory with another one; the old one is renamed and kept.
 * @param reason A part of the new name: `damaged`, for instance.
 * @returns the new path of the old directory, or null if there was none
 */
export async function replaceDirectory(
  fresh: string,
  directory: string,
  reason: string,
  now: number,
): Promise<string | null> {
  await mkdir(dirname(directory), { recursive: true });
  const exists = await stat(directory).then(
    () => true,
    () => false,
  );
  const aside = `${directory}.${reason}-${timeName(now)}`;
  if (exists) await rename(directory, aside);
  await rename(fresh, directory);
  await syncDirectory(dirname(directory));
  return exists ? aside : null;
}
