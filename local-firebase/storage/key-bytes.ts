/**
 * UTF-16 big endian: bytes in this encoding sort as the strings do (by code unit), which UTF-8 does not
 * promise beyond the Basic Multilingual Plane, and unpaired surrogates survive.
 */
export function keyToBytes(key: string): Buffer {
  return Buffer.from(key, 'utf16le').swap16();
}

export function keyFromBytes(bytes: Uint8Array): string {
  return Buffer.from(bytes).swap16().toString('utf16le');
}

/** The least byte string that is greater than all that start with `prefix`; null when there is none. */
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
