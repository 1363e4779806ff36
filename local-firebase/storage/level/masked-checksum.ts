import { crc32c } from '../../checksum/crc32c';

/** A checksum as LevelDB stores it: turned, so that the checksum of data that holds checksums is a good one. */
export function mask(checksum: number): number {
  return (((checksum >>> 15) | (checksum << 17)) + 0xa282ead8) >>> 0;
}

export function maskedChecksum(bytes: Uint8Array): number {
  return mask(crc32c(bytes));
}
