const REVERSED_POLYNOMIAL = 0x82f63b78;

/** Lookup tables for slicing-by-8: one for each of eight input bytes. */
const TABLES = ((): Uint32Array => {
  const tables = new Uint32Array(8 * 256);
  for (let byte = 0; byte < 256; byte++) {
    let checksum = byte;
    for (let bit = 0; bit < 8; bit++) {
      checksum = checksum & 1 ? (checksum >>> 1) ^ REVERSED_POLYNOMIAL : checksum >>> 1;
    }
    tables[byte] = checksum;
  }
  for (let index = 256; index < tables.length; index++) {
    const before = tables[index - 256] ?? 0;
    tables[index] = (before >>> 8) ^ (tables[before & 0xff] ?? 0);
  }
  return tables;
})();

function entry(table: number, byte: number): number {
  return TABLES[table * 256 + (byte & 0xff)] ?? 0;
}

/**
 * CRC-32C (Castagnoli), which Node lacks.
 * @param before The checksum of the preceding bytes.
 */
export function crc32c(bytes: Uint8Array, before = 0): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let checksum = ~before;
  let at = 0;
  for (; at + 8 <= bytes.length; at += 8) {
    const low = view.getUint32(at, true) ^ checksum;
    const high = view.getUint32(at + 4, true);
    checksum =
      entry(7, low) ^
      entry(6, low >>> 8) ^
      entry(5, low >>> 16) ^
      entry(4, low >>> 24) ^
      entry(3, high) ^
      entry(2, high >>> 8) ^
      entry(1, high >>> 16) ^
      entry(0, high >>> 24);
  }
  for (; at < bytes.length; at++)
    checksum = (checksum >>> 8) ^ entry(0, checksum ^ view.getUint8(at));
  return ~checksum >>> 0;
}
