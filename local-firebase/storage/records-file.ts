import { createWriteStream } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import type { RecordChange, RecordStore } from './record-store';
import { StorageError } from './storage-error';

const format = 'local-firebase';
const version = 1;

const headSchema = v.object({ format: v.literal(format), version: v.number() });

const recordsSchema = v.object({
  records: v.record(v.pipe(v.string(), v.regex(/^[a-z]+\//)), v.unknown()),
});

/** One record a line, in the order of the keys, so that two exports can be compared. */
async function* lines(store: RecordStore): AsyncGenerator<string> {
  yield `{\n  "format": "${format}",\n  "version": ${version},\n  "records": {`;
  let separator = '\n';
  for await (const [key, value] of store.entries('')) {
    yield `${separator}    ${JSON.stringify(key)}: ${value}`;
    separator = ',\n';
  }
  yield '\n  }\n}\n';
}

/**
 * Writes every record of the store to one JSON file; the file appears when it is complete.
 * @throws {StorageError} `export-failed`
 */
export const exportRecords = async (store: RecordStore, file: string): Promise<void> => {
  const unfinished = `${file}.part`;
  try {
    // What was handed over before must be in the store when it is read.
    await store.commit([]);
    await pipeline(Readable.from(lines(store)), createWriteStream(unfinished));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw new StorageError('export-failed', `the data could not be written to ${file}`, error);
  }
};

const readRecords = async (file: string): Promise<Readonly<Record<string, unknown>>> => {
  try {
    const json: unknown = JSON.parse(await readFile(file, 'utf8'));
    const head = v.parse(headSchema, json);
    if (head.version !== version)
      throw new StorageError(
        'import-version',
        `${file} is an export of version ${head.version}; this program reads version ${version}`,
      );
    return v.parse(recordsSchema, json).records;
  } catch (error) {
    if (error instanceof StorageError) throw error;
    throw new StorageError('import-unreadable', `${file} can't be read as an export`, error);
  }
};

/**
 * Puts the records of a file in the place of all that the store holds, in one step.
 * @throws {StorageError} `import-unreadable` or `import-version`; the store is then as it was
 */
export const importRecords = async (store: RecordStore, file: string): Promise<void> => {
  const records = await readRecords(file);
  const changes: RecordChange[] = [];
  for await (const [key] of store.entries(''))
    if (!Object.hasOwn(records, key)) changes.push({ key, value: null });
  for (const [key, value] of Object.entries(records))
    changes.push({ key, value: JSON.stringify(value) });
  await store.commit(changes);
};
