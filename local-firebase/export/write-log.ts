import { BLOCK_BYTES, FragmentType, HEADER_BYTES, fragmentChecksum } from './log-format';

function fragmentType(isFirst: boolean, isLast: boolean): number {
  if (isFirst) return isLast ? FragmentType.FULL : FragmentType.FIRST;
  return isLast ? FragmentType.LAST : FragmentType.MIDDLE;
}

function headerOf(type: number, data: Uint8Array): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32LE(fragmentChecksum(type, data));
  header.writeUInt16LE(data.length, 4);
  header.writeUInt8(type, 6);
  return header;
}

/** The bytes to append to a log of `position` bytes for one more record. */
function fragmentsOf(record: Uint8Array, position: number): Buffer {
  const pieces: Uint8Array[] = [];
  let at = position;
  let start = 0;
  let isFirst = true;
  for (;;) {
    const left = BLOCK_BYTES - (at % BLOCK_BYTES);
    if (left < HEADER_BYTES) {
      pieces.push(Buffer.alloc(left));
      at += left;
      continue;
    }
    // In a block with room for a header only, this is a first fragment without data.
    const end = Math.min(record.length, start + left - HEADER_BYTES);
    const data = record.subarray(start, end);
    const isLast = end === record.length;
    pieces.push(headerOf(fragmentType(isFirst, isLast), data), data);
    if (isLast) return Buffer.concat(pieces);
    at += HEADER_BYTES + data.length;
    start = end;
    isFirst = false;
  }
}

/** Streams the bytes of a LevelDB log with these records, one chunk per record. */
export async function* writeLog(
  records: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  let position = 0;
  for await (const record of records) {
    const bytes = fragmentsOf(record, position);
    position += bytes.length;
    yield bytes;
  }
}
