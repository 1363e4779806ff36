import fc from 'fast-check';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { BLOCK_BYTES, HEADER_BYTES } from './log-format';
import { readLog } from './read-log';
import { writeLog } from './write-log';

async function logOf(records: readonly Uint8Array[]): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of writeLog(records)) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function recordsOf(chunks: readonly Uint8Array[]): Promise<Buffer[]> {
  const records: Buffer[] = [];
  for await (const record of readLog(Readable.from(chunks), 'a log')) records.push(record);
  return records;
}

/** The length and type of every fragment, parsed independently of the implementation. */
function fragmentsOf(log: Buffer): [length: number, type: number][] {
  const fragments: [number, number][] = [];
  for (let at = 0; at < log.length;) {
    const left = BLOCK_BYTES - (at % BLOCK_BYTES);
    if (left < HEADER_BYTES) {
      if (!log.subarray(at, at + left).equals(Buffer.alloc(left)))
        throw new Error(`The end of the block at ${at} is not filled with zeros.`);
      at += left;
      continue;
    }
    const length = log.readUInt16LE(at + 4);
    expect(length).toBeLessThanOrEqual(left - HEADER_BYTES);
    fragments.push([length, log.readUInt8(at + 6)]);
    at += HEADER_BYTES + length;
  }
  return fragments;
}

describe('a log', () => {
  it('matches the format byte for byte', async () => {
    // The checksum of 01 33 is 0xc78d5476; rotated right by 15 and plus 0xa282ead8 it is 0x4e446db8.
    expect((await logOf([Buffer.from('3')])).toString('hex')).toBe('b86d444e01000133');
  });

  it("splits records into blocks as in the example of the format's description", async () => {
    // https://github.com/google/leveldb/blob/main/doc/log_format.md: A is 1,000 bytes, B 97,270, C 8,000.
    const log = await logOf([Buffer.alloc(1000), Buffer.alloc(97_270), Buffer.alloc(8000)]);
    expect(fragmentsOf(log)).toEqual([
      [1000, 1],
      [31_754, 2],
      [32_761, 3],
      [32_755, 4],
      [8000, 1],
    ]);
    expect(log.subarray(3 * BLOCK_BYTES - 6, 3 * BLOCK_BYTES)).toEqual(Buffer.alloc(6));
  });

  it('fills seven remaining bytes with a first fragment without data', async () => {
    const first = BLOCK_BYTES - 2 * HEADER_BYTES;
    expect(fragmentsOf(await logOf([Buffer.alloc(first), Buffer.from('x')]))).toEqual([
      [first, 1],
      [0, 2],
      [1, 4],
    ]);
  });

  it('restores every record, of any length and in chunks of any size', async () => {
    const length = fc.oneof(
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: BLOCK_BYTES - 30, max: BLOCK_BYTES + 30 }),
      fc.integer({ min: 0, max: 3 * BLOCK_BYTES }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(length, fc.nat(255)), { maxLength: 8 }),
        fc.integer({ min: 1, max: 2 * BLOCK_BYTES }),
        async (shapes, size) => {
          const records = shapes.map(([bytes, fill]) => Buffer.alloc(bytes, fill));
          const log = await logOf(records);
          const chunks: Buffer[] = [];
          for (let at = 0; at < log.length; at += size) chunks.push(log.subarray(at, at + size));
          // Long buffers compare faster as strings.
          const texts = (buffers: readonly Buffer[]) =>
            buffers.map((each) => each.toString('latin1'));
          expect(texts(await recordsOf(chunks))).toEqual(texts(records));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('may end with preallocated space', async () => {
    const log = await logOf([Buffer.from('a')]);
    expect(await recordsOf([log, Buffer.alloc(BLOCK_BYTES - log.length)])).toEqual([
      Buffer.from('a'),
    ]);
  });
});

describe('a damaged log', () => {
  it.each([
    [
      'a flipped bit',
      (log: Buffer) => log.fill(log.readUInt8(40_000) ^ 1, 40_000, 40_001),
      /checksum is wrong, at byte 32768/,
    ],
    ['a cut in a record', (log: Buffer) => log.subarray(0, 50_000), /cut off, at byte 32768/],
    [
      'a missing last part',
      (log: Buffer) => log.subarray(0, BLOCK_BYTES),
      /last record is cut off/,
    ],
    [
      'a missing first part',
      (log: Buffer) => log.subarray(BLOCK_BYTES),
      /part of a record is missing/,
    ],
  ])('is reported with its position: %s', async (_, damage, message) => {
    const log = damage(await logOf([Buffer.alloc(60_000, 7)]));
    await expect(recordsOf([log])).rejects.toMatchObject({
      code: 'export-unreadable',
      message: expect.stringMatching(message) as string,
    });
  });
});
