import { describe, expect, it } from 'vitest';
import { excerpt } from './excerpt';

describe('excerpt', () => {
  it('is the whole text where it fits, on one line', () => {
    expect(excerpt('鐘が鳴った。\n朝だ。', 20)).toBe('鐘が鳴った。朝だ。');
  });

  it('keeps whole sentences', () => {
    expect(excerpt('鐘が鳴った。朝だ。港町シオノミは目を覚ます。', 12)).toBe('鐘が鳴った。朝だ。');
  });

  it('does not part a sentence from its closing bracket', () => {
    expect(excerpt('「遅かったな。」タエは顔も上げない。', 10)).toBe('「遅かったな。」');
  });

  it('cuts a long sentence with an ellipsis', () => {
    expect(excerpt('港町シオノミの朝市は目を覚ます。', 8)).toBe('港町シオノミの…');
  });

  it('cuts between characters as people see them', () => {
    expect(excerpt('👨‍👩‍👧‍👦と歩く', 6)).toBe('…');
    expect(excerpt('か\u3099か\u3099か\u3099', 4)).toBe('か\u3099…');
  });
});
