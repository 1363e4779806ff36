import { crc32c } from '../checksum/crc32c';

/**
 * The log format of LevelDB: blocks of 32 KiB with fragments. Before each fragment are its masked checksum (4 bytes,
 * little endian), its length (2) and its type (1). A record is one full fragment, or a first one, any number of middle
 * ones, and a last one. https://github.com/google/leveldb/blob/main/doc/log_format.md
 */
export const BLOCK_BYTES = 32_768;
export const HEADER_BYTES = 7;

/** ZERO is the type in preallocated space that was never written. */
export const FragmentType = { ZERO: 0, FULL: 1, FIRST: 2, MIDDLE: 3, LAST: 4 } as const;

const MASK_DELTA = 0xa282ead8;

/** The masked checksum of a fragment, over its type and data. */
export function fragmentChecksum(type: number, data: Uint8Array): number {
  const checksum = crc32c(data, crc32c(Uint8Array.of(type)));
  return (((checksum >>> 15) | (checksum << 17)) + MASK_DELTA) >>> 0;
}
