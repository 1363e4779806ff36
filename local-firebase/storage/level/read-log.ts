import { ByteReader } from './byte-reader';
import type { DamagedPart, FileContent, LevelEntry } from './level-entry';
import { readLogRecords } from './log-records';

const HEADER_BYTES = 12;

/** The changes of one batch: its sequence number, their count, and each with its type (1: put) before key and value. */
function* readBatch(batch: Buffer): Generator<LevelEntry> {
  const sequence = Number(batch.readBigUInt64LE(0));
  const reader = new ByteReader(batch.subarray(HEADER_BYTES));
  for (let index = 0; !reader.isAtEnd; index += 1) {
    const isPut = reader.byte() === 1;
    const key = reader.text();
    yield { key, value: isPut ? reader.text() : null, sequence: sequence + index };
  }
}

function keysOf(batch: Buffer): Buffer[] {
  const keys: Buffer[] = [];
  try {
    for (const { key } of readBatch(batch)) keys.push(key);
  } catch {
    // The rest is unreadable.
  }
  return keys;
}

/** Parses a log, whose records are batches of changes. */
export function readLog(file: string, log: Buffer): FileContent & { readonly tornBytes: number } {
  const entries: LevelEntry[] = [];
  const damaged: DamagedPart[] = [];
  const { records, tornBytes } = readLogRecords(log);
  for (const { offset, payload, isSound } of records)
    if (isSound) entries.push(...readBatch(payload));
    else damaged.push({ file, offset, keys: keysOf(payload) });
  return { entries, damaged, tornBytes };
}
