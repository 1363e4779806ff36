/**
 * Keys are encoded as UTF-16 big endian, whose bytes sort like strings (by code unit) and which keeps unpaired
 * surrogates. UTF-8 does neither.
 */
export function keyToBytes(key: string): Buffer {
  return Buffer.from(key, 'utf16le').swap16();
}

export function keyFromBytes(bytes: Uint8Array): string {
  return Buffer.from(bytes).swap16().toString('utf16le');
}

/** The smallest byte string greater than all that start with `prefix`; null if there is none. */
export function afterPrefix(prefix: Buffer): Buffer | null {
  for (let index = prefix.length - 1; index >= 0; index -= 1) {
    const byte = prefix[index] ?? 0xff;
    if (byte < 0xff) {
      const end = Buffer.from(prefix.subarray(0, index + 1));
      end[index] = byte + 1;
      return end;
    }
  }
  return null;
}
