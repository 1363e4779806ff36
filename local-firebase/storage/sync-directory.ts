import { open } from 'node:fs/promises';

/** Makes sure that what was made, renamed or removed in a directory survives the machine. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
