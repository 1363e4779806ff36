/** Parses LevelDB's encodings sequentially. Throws a RangeError at the end of the data. */
export class ByteReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  byte(): number {
    return this.#bytes.readUInt8(this.#at++);
  }

  /** A varint: seven bits per byte, lowest first. */
  varint(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.byte();
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
      if (scale > 2 ** 42) throw new RangeError('A number is too long.');
    }
  }

  bytes(length: number): Buffer {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new RangeError('There are too few bytes.');
    const taken = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return taken;
  }

  /** A length-prefixed byte string. */
  text(): Buffer {
    return this.bytes(this.varint());
  }
}
