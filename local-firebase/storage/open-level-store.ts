import { ClassicLevel } from 'classic-level';
import { createCommitQueue } from './commit-queue';
import { damagedStore } from './damaged-store';
import { isLocked } from './is-locked';
import { afterPrefix, keyFromBytes, keyToBytes } from './key-bytes';
import { readDirectoryState } from './level/directory-state';
import { cutLogs, readLogSizes, type LogSizes } from './level/log-sizes';
import { checkDirectory } from './level/read-directory';
import type { RecordChange, RecordStore } from './record-store';
import { StorageError } from './storage-error';
import { systemReason } from './system-reason';

type Level = ClassicLevel<Buffer, string>;

const formatVersion = '1';
/** The key of the store's format version. */
export const formatKey = keyToBytes('format');

async function openLevel(directory: string, createIfMissing: boolean): Promise<Level> {
  const level: Level = new ClassicLevel<Buffer, string>(directory, {
    keyEncoding: 'buffer',
    valueEncoding: 'utf8',
    createIfMissing,
  });
  try {
    await level.open();
    return level;
  } catch (error) {
    throw isLocked(error)
      ? new StorageError('store-locked', `${directory} is in use by another process`, error)
      : new StorageError(
          'store-unreadable',
          `${directory} can't be opened as a store: ${systemReason(error)}`,
          error,
        );
  }
}

async function checkVersion(level: Level, directory: string) {
  const found = await level.get(formatKey);
  if (found === formatVersion) return;
  if (found !== undefined)
    throw new StorageError(
      'store-version',
      `${directory} holds data of format ${found}; this program reads format ${formatVersion}`,
    );
  const foreign = await level.keys({ limit: 1 }).all();
  if (foreign.length > 0)
    throw new StorageError('store-version', `${directory} holds data of another program`);
  await level.put(formatKey, formatVersion);
}

/** Whether a store must be created; an existing one is verified before LevelDB drops what it can't read. */
async function checkFolder(directory: string, log: (line: string) => void): Promise<boolean> {
  const state = await readDirectoryState(directory).catch((error: unknown) => {
    throw new StorageError(
      'store-unreadable',
      `${directory} can't be opened as a store: ${systemReason(error)}`,
      error,
    );
  });
  if (state === 'foreign')
    throw new StorageError(
      'store-foreign',
      `${directory} holds other files and no store. Please name a folder that is empty or does not exist yet.`,
    );
  if (state === 'empty') return true;
  const { faults, tornBytes } = await checkDirectory(directory);
  if (faults.length > 0) throw damagedStore(directory, faults);
  if (tornBytes > 0)
    log(
      `storage: the last write to ${directory} was cut off, and acknowledged to nobody; its ${tornBytes} bytes were dropped`,
    );
  return false;
}

/**
 * Opens a LevelDB directory as a record store; creates it if there is none. After a failed write the directory is
 * reopened before the next one: LevelDB itself would append to the partial record, and lose what follows.
 * @param log called with what the last process lost, and when writes begin to fail and to succeed
 * @param elapsed milliseconds on a monotonic clock
 * @throws {StorageError} `store-locked`, `store-version`, `store-unreadable`, `store-foreign` or `store-damaged`
 */
export async function openLevelStore(
  directory: string,
  log: (line: string) => void,
  elapsed: () => number = () => performance.now(),
): Promise<RecordStore> {
  let level = await openLevel(directory, await checkFolder(directory, log));
  try {
    await checkVersion(level, directory);
  } catch (error) {
    await level.close();
    throw error instanceof StorageError
      ? error
      : new StorageError(
          'store-unreadable',
          `${directory} can't be written to: ${systemReason(error)}`,
          error,
        );
  }
  let sizesAtFailure: LogSizes | null = null;
  let isFailing = false;
  const queue = createCommitQueue({
    elapsed,
    writeBatch: (changes: readonly RecordChange[]) =>
      level.batch(
        changes.map(({ key, value }) =>
          value === null
            ? { type: 'del', key: keyToBytes(key) }
            : { type: 'put', key: keyToBytes(key), value },
        ),
      ),
    async failed(error) {
      if (!isFailing)
        log(
          `storage: ${directory} can't be written to: ${systemReason(error)}. Reading goes on; writes are refused until they can be stored again.`,
        );
      isFailing = true;
      sizesAtFailure ??= await readLogSizes(directory);
    },
    async recover() {
      await level.close();
      if (sizesAtFailure !== null) await cutLogs(directory, sizesAtFailure);
      level = await openLevel(directory, false);
      sizesAtFailure = null;
    },
    recovered() {
      isFailing = false;
      log(`storage: ${directory} is written to again`);
    },
  });
  return {
    async *entries(prefix) {
      const start = keyToBytes(prefix);
      const end = afterPrefix(start);
      for await (const [key, value] of level.iterator({ gte: start, ...(end && { lt: end }) }))
        if (!key.equals(formatKey)) yield [keyFromBytes(key), value];
    },
    commit: (changes) => queue.commit(changes),
    async close() {
      await queue.idle();
      await level.close();
    },
  };
}
