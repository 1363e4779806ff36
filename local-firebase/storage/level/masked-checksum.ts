import { crc32c } from '../../checksum/crc32c';

/** LevelDB's masked checksum: rotated and offset, because the CRC of data that contains CRCs is weak. */
export function mask(checksum: number): number {
  return (((checksum >>> 15) | (checksum << 17)) + 0xa282ead8) >>> 0;
}

export function maskedChecksum(bytes: Uint8Array): number {
  return mask(crc32c(bytes));
}
