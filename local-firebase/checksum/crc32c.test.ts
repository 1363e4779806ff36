import { expect, it } from 'vitest';
import { crc32c } from './crc32c';

// RFC 3720, appendix B.4, and the check value of the CRC catalogue.
it.each([
  ['no bytes', Buffer.alloc(0), 0],
  ['32 zeros', Buffer.alloc(32), 0x8a9136aa],
  ['32 bytes of ones', Buffer.alloc(32, 0xff), 0x62a8ab43],
  ['0 to 31', Buffer.from(Array.from({ length: 32 }, (_, byte) => byte)), 0x46dd794e],
  ['digits', Buffer.from('123456789'), 0xe3069283],
])('matches the published checksum of %s', (_, bytes, checksum) => {
  expect(crc32c(bytes)).toBe(checksum);
});

it('continues from the checksum of the preceding bytes', () => {
  expect(crc32c(Buffer.from('6789'), crc32c(Buffer.from('12345')))).toBe(0xe3069283);
});
