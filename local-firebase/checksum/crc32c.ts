const REVERSED_POLYNOMIAL = 0x82f63b78;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let checksum = byte;
  for (let bit = 0; bit < 8; bit++) {
    checksum = checksum & 1 ? (checksum >>> 1) ^ REVERSED_POLYNOMIAL : checksum >>> 1;
  }
  return checksum;
});

/**
 * The Castagnoli checksum, which Node does not have.
 * @param before The checksum of the bytes before these, 0 where these are the first.
 */
export function crc32c(bytes: Uint8Array, before = 0): number {
  let checksum = ~before;
  for (const byte of bytes) {
    checksum = (checksum >>> 8) ^ (TABLE[(checksum ^ byte) & 0xff] ?? 0);
  }
  return ~checksum >>> 0;
}
