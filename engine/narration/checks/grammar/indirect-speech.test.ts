import { describe, expect, it } from 'vitest';
import { withoutIndirectSpeech } from './indirect-speech';

describe('speech without corners', () => {
  it.each([
    ['約束を破る者に秤は貸せない、とナギは言った。', 'ナギは言った。'],
    ['殺すのは天気だとナギは言う。', 'ナギは言う。'],
    ['湯気の奥から、俺のと替えてくれ、と声がする。', '声がする。'],
  ])('is left out: %s', (sentence, left) => {
    expect(withoutIndirectSpeech(sentence)).toBe(left);
  });

  it.each(['二人は、ナギと市を出た。', '戸を開けると、雨が降っていた。'])(
    'is none: %s',
    (sentence) => {
      expect(withoutIndirectSpeech(sentence)).toBe(sentence);
    },
  );
});
