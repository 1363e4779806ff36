import { rm } from 'node:fs/promises';
import { openLevelStore } from '../storage/open-level-store';
import type { RecordChange } from '../storage/record-store';

/** Records per batch. */
const BATCH = 1000;

/**
 * Writes these records to a new store next to the directory that it will replace.
 * @returns its path, and the number of records
 */
export async function writeFreshStore(
  directory: string,
  records: AsyncIterable<readonly [key: string, value: string]>,
): Promise<{ readonly path: string; readonly count: number }> {
  const path = `${directory}.unfinished`;
  await rm(path, { recursive: true, force: true });
  const store = await openLevelStore(path, () => undefined);
  let count = 0;
  let batch: RecordChange[] = [];
  try {
    for await (const [key, value] of records) {
      batch.push({ key, value });
      count += 1;
      if (batch.length < BATCH) continue;
      await store.commit(batch);
      batch = [];
    }
    await store.commit(batch);
    await store.close();
    return { path, count };
  } catch (error) {
    await store.close();
    await rm(path, { recursive: true, force: true });
    throw error;
  }
}
