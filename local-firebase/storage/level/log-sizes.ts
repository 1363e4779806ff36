import { readdir, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';

/** How long each log of a LevelDB directory is, by its name, in bytes. */
export type LogSizes = ReadonlyMap<string, number>;

export async function readLogSizes(directory: string): Promise<LogSizes> {
  const names = (await readdir(directory)).filter((name) => /^\d+\.log$/.test(name));
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, (await stat(join(directory, name))).size] as const),
    ),
  );
}

/**
 * Cuts logs that have grown since: closing a file writes what is left in its buffer, and a write that was reported as
 * failed would be there after all.
 */
export async function cutLogs(directory: string, sizes: LogSizes): Promise<void> {
  for (const [name, size] of await readLogSizes(directory)) {
    const before = sizes.get(name) ?? 0;
    if (size > before) await truncate(join(directory, name), before);
  }
}
