import { open } from 'node:fs/promises';

/** Flushes a directory, so that created, renamed and removed files survive a power failure. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
