import { readdir, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';

/** The sizes of the logs of a LevelDB directory in bytes, by file name. */
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
 * Truncates logs that have grown since: closing a file flushes its buffer, which would bring back a write that was
 * reported as failed.
 */
export async function cutLogs(directory: string, sizes: LogSizes): Promise<void> {
  for (const [name, size] of await readLogSizes(directory)) {
    const before = sizes.get(name) ?? 0;
    if (size > before) await truncate(join(directory, name), before);
  }
}
