import { crc32c } from '../checksum/crc32c';

/**
 * The log format of LevelDB: blocks of 32 KiB; in a block stand fragments, each with its masked checksum (4 bytes,
 * little endian), its length (2) and its type (1) before it; a record is one whole fragment, or a first, any number
 * of middle ones, and a last. https://github.com/google/leveldb/blob/main/doc/log_format.md
 */
export const BLOCK_BYTES = 32_768;
export const HEADER_BYTES = 7;

/** ZERO is what space that was set aside and never written reads as. */
export const FragmentType = { ZERO: 0, FULL: 1, FIRST: 2, MIDDLE: 3, LAST: 4 } as const;

const MASK_DELTA = 0xa282ead8;

/** The checksum of a fragment, over its type and data, in the masked form that is stored. */
export function fragmentChecksum(type: number, data: Uint8Array): number {
  const checksum = crc32c(data, crc32c(Uint8Array.of(type)));
  return (((checksum >>> 15) | (checksum << 17)) + MASK_DELTA) >>> 0;
}
