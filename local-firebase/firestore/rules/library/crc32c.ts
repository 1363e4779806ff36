const REVERSED_POLYNOMIAL = 0x82f63b78;

/** The Castagnoli checksum, which Node does not have. */
export function crc32c(bytes: Uint8Array): number {
  let checksum = 0xffffffff;
  for (const byte of bytes) {
    checksum ^= byte;
    for (let bit = 0; bit < 8; bit++) {
      checksum = checksum & 1 ? (checksum >>> 1) ^ REVERSED_POLYNOMIAL : checksum >>> 1;
    }
  }
  return (checksum ^ 0xffffffff) >>> 0;
}
