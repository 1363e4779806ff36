import { ByteReader } from './byte-reader';

/** Bytes of a little-endian number. */
function littleEndian(reader: ByteReader, length: number): number {
  return length === 0 ? 0 : reader.bytes(length).readUIntLE(0, length);
}

/**
 * Decompresses Snappy data. https://github.com/google/snappy/blob/main/format_description.txt
 * @throws {RangeError} for invalid data
 */
export function unpackSnappy(packed: Buffer): Buffer {
  const reader = new ByteReader(packed);
  const unpacked = Buffer.alloc(reader.varint());
  let at = 0;
  const copy = (distance: number, length: number) => {
    if (distance === 0 || distance > at) throw new RangeError('A copy begins before the text.');
    // Byte by byte, because source and target of a copy may overlap.
    for (const end = at + length; at < end; at += 1)
      unpacked.writeUInt8(unpacked.readUInt8(at - distance), at);
  };
  while (!reader.isAtEnd) {
    const tag = reader.byte();
    const kind = tag & 3;
    const high = tag >>> 2;
    if (kind === 0) {
      const length = (high < 60 ? high : littleEndian(reader, high - 59)) + 1;
      const literal = reader.bytes(length);
      if (at + length > unpacked.length) throw new RangeError('The text is too long.');
      literal.copy(unpacked, at);
      at += length;
    } else if (kind === 1) {
      copy(((tag >>> 5) << 8) | reader.byte(), (high & 7) + 4);
    } else {
      copy(littleEndian(reader, kind === 2 ? 2 : 4), high + 1);
    }
  }
  if (at !== unpacked.length) throw new RangeError('The text is too short.');
  return unpacked;
}
