import { crc32c } from '../../checksum/crc32c';
import { mask, maskedChecksum } from './masked-checksum';

/**
 * A log of LevelDB is a row of blocks; in a block stand fragments, each with its checksum (4 bytes), its
 * length (2) and its type before it. https://github.com/google/leveldb/blob/main/doc/log_format.md
 */
const BLOCK_BYTES = 32_768;
const HEADER_BYTES = 7;
const [FULL, FIRST, MIDDLE, LAST] = [1, 2, 3, 4];

interface Fragment {
  readonly type: number;
  readonly payload: Buffer;
  readonly isSound: boolean;
  readonly end: number;
}

export interface LogRecord {
  readonly offset: number;
  readonly payload: Buffer;
  /** Whether the checksums are right. */
  readonly isSound: boolean;
}

export interface LogRecords {
  /** In the order in which they were written. */
  readonly records: readonly LogRecord[];
  /** The bytes at the end of a record that was not written to its end; 0 is usual. */
  readonly tornBytes: number;
}

/** Whether a shorter text than the header says has the header's checksum: then the length is what is wrong. */
function isLengthDamaged(log: Buffer, at: number): boolean {
  const stored = log.readUInt32LE(at);
  let checksum = crc32c(log.subarray(at + 6, at + HEADER_BYTES));
  for (let end = at + HEADER_BYTES; end <= log.length; end += 1) {
    if (mask(checksum) === stored) return true;
    checksum = crc32c(log.subarray(end, end + 1), checksum);
  }
  return false;
}

/** The fragment at this place, or null when the log ends here, perhaps in the middle of a fragment. */
function fragmentAt(log: Buffer, at: number): Fragment | null {
  const start = at + HEADER_BYTES;
  if (start > log.length || log.subarray(at, start).every((byte) => byte === 0)) return null;
  const end = start + log.readUInt16LE(at + 4);
  const endOfBlock = at - (at % BLOCK_BYTES) + BLOCK_BYTES;
  const type = log.readUInt8(at + 6);
  if (end <= Math.min(endOfBlock, log.length)) {
    const isSound = maskedChecksum(log.subarray(at + 6, end)) === log.readUInt32LE(at);
    return { type, payload: log.subarray(start, end), isSound, end };
  }
  if (end <= endOfBlock && !isLengthDamaged(log, at)) return null;
  const last = Math.min(endOfBlock, log.length);
  return { type, payload: log.subarray(start, last), isSound: false, end: last };
}

function nextStart(at: number): number {
  const left = BLOCK_BYTES - (at % BLOCK_BYTES);
  // Too little for a header is filled up with zeros.
  return left < HEADER_BYTES ? at + left : at;
}

/** Where to go on behind a damaged fragment: its length is believed when something sound follows. */
function behindDamage(log: Buffer, at: number, end: number): number {
  const next = nextStart(end);
  const nextBlock = at - (at % BLOCK_BYTES) + BLOCK_BYTES;
  const isBelieved =
    next === log.length || (next <= nextBlock && fragmentAt(log, next)?.isSound === true);
  return isBelieved ? next : Math.min(nextBlock, log.length);
}

/** The first place behind `from` where a sound fragment stands, however far it is. */
function soundBehind(log: Buffer, from: number): number | null {
  const nextBlock = from - (from % BLOCK_BYTES) + BLOCK_BYTES;
  for (let at = nextBlock; at < log.length; at += BLOCK_BYTES)
    if (fragmentAt(log, at)?.isSound === true) return at;
  return null;
}

/** Reads the records of a log, or of a manifest, which is written in the same way. */
export function readLogRecords(log: Buffer): LogRecords {
  const records: LogRecord[] = [];
  let parts: Buffer[] = [];
  let isSound = true;
  let complete = 0;
  let offset = 0;
  let at = 0;
  while (at < log.length) {
    at = nextStart(at);
    const fragment = fragmentAt(log, at);
    if (fragment === null) {
      // The end of a log that was not written to its end; or a damaged length, when something sound follows.
      const next = soundBehind(log, at);
      if (next === null) break;
      records.push({ offset: at, payload: Buffer.concat(parts), isSound: false });
      parts = [];
      at = next;
      continue;
    }
    const { type, payload, end } = fragment;
    if (type === FULL || type === FIRST) {
      // A record that was begun and never ended belongs to a process that was killed: it was acknowledged to nobody.
      parts = [];
      isSound = true;
      offset = at;
    }
    // The rest of a record whose beginning was damaged and is told of already.
    const isRest = parts.length === 0 && (type === LAST || type === MIDDLE);
    parts.push(payload);
    isSound &&= fragment.isSound;
    at = fragment.isSound ? end : behindDamage(log, at, end);
    const isEnd = type === FULL || type === LAST;
    if (!isEnd && fragment.isSound) continue;
    if (!isRest || !fragment.isSound)
      records.push({ offset, payload: Buffer.concat(parts), isSound });
    parts = [];
    isSound = true;
    complete = at;
  }
  return { records, tornBytes: log.length - Math.min(complete, log.length) };
}
