import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseLine, normaliseText } from './normalise-text';

describe('normalised user text', () => {
  it('has one form for equal texts', () => {
    expect(normaliseLine('　ｱｶﾘ　')).toBe('アカリ');
  });

  it('keeps Japanese typographic marks', () => {
    const line = 'このループからぬけださなきゃ…！？（１２）';
    expect(normaliseLine(line)).toBe('このループからぬけださなきゃ…！？（12）');
  });

  it('drops control and bidirectional characters', () => {
    expect(normaliseLine('灯\u202e\u0000\u200bか')).toBe('灯か');
  });

  it('keeps joined emoji, and drops joiners without effect', () => {
    for (const emoji of ['👩‍🚀', '👨‍👩‍👧‍👦', '❤️‍🔥', '👩🏽‍🚀', '1️⃣', '☎️']) {
      expect(normaliseLine(emoji)).toBe(emoji);
    }
    expect(normaliseLine('灯\u200Dか🚀\u200D')).toBe('灯か🚀');
  });

  it('keeps line breaks only in multi-line texts', () => {
    expect(normaliseText('一\n二')).toBe('一\n二');
    expect(normaliseLine('一\r\n二')).toBe('一 二');
  });

  it('limits the combining marks on a letter', () => {
    expect(normaliseLine(`灯${'\u0489'.repeat(500)}`)).toBe(`灯${'\u0489'.repeat(3)}`);
  });

  it.each([
    ['of any characters', fc.string({ unit: 'binary', maxLength: 40 })],
    [
      'of characters that meet',
      fc.string({
        unit: fc.constantFrom(
          ...['か', '\u3099', '\u200D', '🚀', '\u3164', '\u0301', '\u0323', 'e', ' ', '\n'],
          ...['\uFE0F', '\uD83D', '…', '１', '\u1161', 'ᄀ', '\u{E0061}'],
        ),
        maxLength: 12,
      }),
    ],
  ])('%s are unchanged when normalised again', (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const normalise of [normaliseText, normaliseLine]) {
          const once = normalise(text);
          expect(normalise(once)).toBe(once);
        }
      }),
      { numRuns: 1500 },
    );
  });
});
