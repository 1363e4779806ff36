import { describe, expect, it } from 'vitest';
import { HANDOVER_RANDOM_BYTES, handoverCode, readHandoverCode } from './handover-code';

describe('a handover code', () => {
  it('has ten unambiguous symbols, and is parsed again', () => {
    const code = handoverCode(Uint8Array.from({ length: HANDOVER_RANDOM_BYTES }, (_, n) => n * 27));
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/u);
    expect(readHandoverCode(code)).toBe(code.replace('-', ''));
  });

  it('differs for different random bytes', () => {
    const bytes = new Uint8Array(HANDOVER_RANDOM_BYTES);
    const codes = new Set(
      Array.from({ length: 50 }, (_, bit) => {
        const changed = bytes.slice();
        changed[Math.floor(bit / 5)] = 1 << (bit % 5);
        return handoverCode(changed);
      }),
    );
    expect(codes.size).toBe(50);
  });

  it.each([
    ['small letters', 'abcde-23456'],
    ['full width', 'ＡＢＣＤＥ－２３４５６'],
    ['a long vowel mark for the hyphen', 'ABCDEー23456'],
    ['spaces', ' ABC DE 234 56 '],
  ])('is accepted in %s', (_, typed) => {
    expect(readHandoverCode(typed)).toBe('ABCDE23456');
  });

  it('reads I and L as 1, and O as 0', () => {
    expect(readHandoverCode('IL0Oo-23456')).toBe('1100023456');
  });

  it.each(['', 'ABCDE', 'ABCDE-2345U', 'ABCDE-234567', 'あいうえお-かきくけこ'])(
    'is not %j',
    (typed) => expect(readHandoverCode(typed)).toBeNull(),
  );
});
