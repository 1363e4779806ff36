import { ClassicLevel } from 'classic-level';
import { createCommitQueue } from './commit-queue';
import { afterPrefix, keyFromBytes, keyToBytes } from './key-bytes';
import type { RecordStore } from './record-store';
import { StorageError } from './storage-error';
import { tornBytes } from './torn-log';

type Level = ClassicLevel<Buffer, string>;

const formatVersion = '1';
const formatKey = keyToBytes('format');

const causeCode = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause
    ? error.cause.code
    : undefined;

const open = async (level: Level, directory: string) => {
  try {
    await level.open();
  } catch (error) {
    throw causeCode(error) === 'LEVEL_LOCKED'
      ? new StorageError('store-locked', `${directory} is in use by another process`, error)
      : new StorageError('store-unreadable', `${directory} can't be opened as a store`, error);
  }
};

const checkVersion = async (level: Level, directory: string) => {
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
};

/**
 * Opens (or creates) a LevelDB directory as a record store.
 * @param log is told what was lost with the process that wrote last
 * @throws {StorageError} `store-locked`, `store-version` or `store-unreadable`
 */
export const openLevelStore = async (
  directory: string,
  log: (line: string) => void,
): Promise<RecordStore> => {
  // LevelDB drops a torn record without a word, and begins a new log: only now it can be seen.
  const torn = await tornBytes(directory);
  const level: Level = new ClassicLevel<Buffer, string>(directory, {
    keyEncoding: 'buffer',
    valueEncoding: 'utf8',
  });
  await open(level, directory);
  if (torn > 0)
    log(
      `storage: the last write to ${directory} was cut off, and acknowledged to nobody; its ${torn} bytes were dropped`,
    );
  try {
    await checkVersion(level, directory);
  } catch (error) {
    await level.close();
    throw error;
  }
  const queue = createCommitQueue((changes) =>
    level.batch(
      changes.map(({ key, value }) =>
        value === null
          ? { type: 'del', key: keyToBytes(key) }
          : { type: 'put', key: keyToBytes(key), value },
      ),
    ),
  );
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
};
