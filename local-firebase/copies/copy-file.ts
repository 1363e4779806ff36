import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';
import type { RecordStore } from '../storage/record-store';
import { syncDirectory } from '../storage/sync-directory';
import { StorageError } from '../storage/storage-error';

/*
 * The format of a backup: gzipped lines of JSON: a header, one line `[key, value]` for each record, and a footer with
 * their count. The footer and gzip's checksum detect damaged and truncated files.
 */
const HEAD = { format: 'local-firebase-copy', version: 1 };
const headSchema = v.object({ format: v.literal(HEAD.format), version: v.literal(HEAD.version) });
const lineSchema = v.union([v.tuple([v.string(), v.unknown()]), v.object({ records: v.number() })]);

/** Size of a chunk, in characters. */
const CHUNK = 65_536;

async function* chunks(store: RecordStore, count: (records: number) => void) {
  let chunk = `${JSON.stringify(HEAD)}\n`;
  let records = 0;
  for await (const [key, value] of store.entries('')) {
    chunk += `[${JSON.stringify(key)},${value}]\n`;
    records += 1;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  yield `${chunk}${JSON.stringify({ records })}\n`;
  count(records);
}

/**
 * Writes a snapshot of all records to a backup file, which appears once it is complete.
 * @returns the number of records
 */
export async function writeCopy(
  store: RecordStore,
  file: string,
  signal: AbortSignal,
): Promise<number> {
  const unfinished = `${file}.part`;
  let records = 0;
  try {
    await pipeline(
      Readable.from(chunks(store, (count) => (records = count))),
      createGzip(),
      createWriteStream(unfinished, { flush: true }),
      { signal },
    );
    await rename(unfinished, file);
    await syncDirectory(dirname(file));
    return records;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Reads the records of a backup, one at a time.
 * @throws {StorageError} `copy-unreadable`, possibly only after the last record
 */
export async function* readCopy(
  file: string,
): AsyncGenerator<readonly [key: string, value: string]> {
  let records = 0;
  let isWhole = false;
  try {
    const text = createGunzip();
    const reading = pipeline(createReadStream(file), text);
    // The loop below reports this error, too.
    reading.catch((error: unknown) => text.destroy(error instanceof Error ? error : undefined));
    let hasHead = false;
    for await (const line of createInterface({ input: text, crlfDelay: Infinity })) {
      const json: unknown = JSON.parse(line);
      if (!hasHead) {
        v.parse(headSchema, json);
        hasHead = true;
        continue;
      }
      const parsed = v.parse(lineSchema, json);
      if (Array.isArray(parsed)) {
        records += 1;
        yield [parsed[0], JSON.stringify(parsed[1])];
      } else isWhole = parsed.records === records;
    }
    await reading;
  } catch (error) {
    throw new StorageError('copy-unreadable', `${file} can't be read as a copy`, error);
  }
  if (!isWhole) throw new StorageError('copy-unreadable', `${file} is not a whole copy`);
}
