import { rm } from 'node:fs/promises';
import { openLevelStore } from '../storage/open-level-store';
import type { RecordChange } from '../storage/record-store';

/** Records that are written at once. */
const BATCH = 1000;

/**
 * Makes a store of these records beside the directory whose place it is to take.
 * @returns its path, and how many records it holds
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
