import { ExportError } from './export-error';
import { BLOCK_BYTES, FragmentType, HEADER_BYTES, fragmentChecksum } from './log-format';

/** Splits chunks of any size into the blocks of a log; the last block may be shorter. */
async function* blocksOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < BLOCK_BYTES) continue;
    const bytes = Buffer.concat(waiting);
    const end = length - (length % BLOCK_BYTES);
    for (let start = 0; start < end; start += BLOCK_BYTES)
      yield bytes.subarray(start, start + BLOCK_BYTES);
    waiting = [bytes.subarray(end)];
    length -= end;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

interface Fragment {
  readonly type: number;
  readonly data: Buffer;
}

function* fragmentsOf(
  block: Buffer,
  damaged: (what: string, at: number) => ExportError,
): Generator<Fragment> {
  for (let at = 0; block.length - at >= HEADER_BYTES;) {
    const length = block.readUInt16LE(at + 4);
    const type = block.readUInt8(at + 6);
    // Preallocated space: nothing follows in this block.
    if (type === FragmentType.ZERO && length === 0) return;
    const data = block.subarray(at + HEADER_BYTES, at + HEADER_BYTES + length);
    if (data.length < length) throw damaged('a record is cut off', at);
    if (block.readUInt32LE(at) !== fragmentChecksum(type, data))
      throw damaged('a checksum is wrong', at);
    yield { type, data };
    at += HEADER_BYTES + length;
  }
}

/**
 * Streams the records of a LevelDB log.
 * @param name the file name, for errors
 * @throws {ExportError} `export-unreadable`, with the position of the damage
 */
export async function* readLog(
  chunks: AsyncIterable<Uint8Array>,
  name: string,
): AsyncGenerator<Buffer> {
  let blockStart = 0;
  const damaged = (what: string, at = 0) =>
    new ExportError('export-unreadable', `${name}: ${what}, at byte ${blockStart + at}`);
  let begun: Buffer[] | null = null;
  for await (const block of blocksOf(chunks)) {
    for (const { type, data } of fragmentsOf(block, damaged)) {
      const isStart = type === FragmentType.FULL || type === FragmentType.FIRST;
      if (isStart !== (begun === null)) throw damaged('a part of a record is missing');
      const parts: Buffer[] = [...(begun ?? []), data];
      begun = parts;
      if (type === FragmentType.FULL || type === FragmentType.LAST) {
        yield Buffer.concat(parts);
        begun = null;
      } else if (type !== FragmentType.FIRST && type !== FragmentType.MIDDLE) {
        throw damaged('a record is of an unknown type');
      }
    }
    blockStart += block.length;
  }
  if (begun !== null) throw damaged('the last record is cut off');
}
