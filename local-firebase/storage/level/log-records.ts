import { crc32c } from '../../checksum/crc32c';
import { mask, maskedChecksum } from './masked-checksum';

/**
 * A log of LevelDB is a sequence of blocks of fragments; before each fragment are its checksum (4 bytes), length (2)
 * and type. https://github.com/google/leveldb/blob/main/doc/log_format.md
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
  /** In the order of writing. */
  readonly records: readonly LogRecord[];
  /** Size of an unfinished record at the end, in bytes; usually 0. */
  readonly tornBytes: number;
}

/** Whether a shorter content than the header says has the header's checksum: then the length is damaged. */
function isLengthDamaged(log: Buffer, at: number): boolean {
  const stored = log.readUInt32LE(at);
  let checksum = crc32c(log.subarray(at + 6, at + HEADER_BYTES));
  for (let end = at + HEADER_BYTES; end <= log.length; end += 1) {
    if (mask(checksum) === stored) return true;
    checksum = crc32c(log.subarray(end, end + 1), checksum);
  }
  return false;
}

/** The fragment at this position, or null at the end of the log, also if a fragment is cut off there. */
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
  // Space too small for a header is padded with zeros.
  return left < HEADER_BYTES ? at + left : at;
}

/** The position to continue at after a damaged fragment: its length is trusted if a valid fragment follows. */
function behindDamage(log: Buffer, at: number, end: number): number {
  const next = nextStart(end);
  const nextBlock = at - (at % BLOCK_BYTES) + BLOCK_BYTES;
  const isBelieved =
    next === log.length || (next <= nextBlock && fragmentAt(log, next)?.isSound === true);
  return isBelieved ? next : Math.min(nextBlock, log.length);
}

/** The position of the next valid fragment after `from`. */
function soundBehind(log: Buffer, from: number): number | null {
  const nextBlock = from - (from % BLOCK_BYTES) + BLOCK_BYTES;
  for (let at = nextBlock; at < log.length; at += BLOCK_BYTES)
    if (fragmentAt(log, at)?.isSound === true) return at;
  return null;
}

/** Parses the records of a log, or of a manifest, which has the same format. */
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
      // The end of an unfinished log; or a damaged length, if a valid fragment follows.
      const next = soundBehind(log, at);
      if (next === null) break;
      records.push({ offset: at, payload: Buffer.concat(parts), isSound: false });
      parts = [];
      at = next;
      continue;
    }
    const { type, payload, end } = fragment;
    if (type === FULL || type === FIRST) {
      // An unfinished record was written by a process that was killed: it was never acknowledged.
      parts = [];
      isSound = true;
      offset = at;
    }
    // The rest of a record whose beginning is damaged and has been reported already.
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
