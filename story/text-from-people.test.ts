import { describe, expect, it } from 'vitest';
import { normaliseLine, normaliseText } from './text-from-people';

describe('texts from people', () => {
  it('are brought to one form', () => {
    expect(normaliseLine('　ｱｶﾘ　')).toBe('アカリ');
  });

  it('keep the marks of Japanese print', () => {
    const line = 'このループからぬけださなきゃ…！？（１２）';
    expect(normaliseLine(line)).toBe('このループからぬけださなきゃ…！？（12）');
  });

  it('lose control and bidirectional characters', () => {
    expect(normaliseLine('灯\u202e\u0000\u200bか')).toBe('灯か');
  });

  it('keep emoji that are joined', () => {
    expect(normaliseLine('👩‍🚀')).toBe('👩‍🚀');
  });

  it('keep their lines only where lines belong', () => {
    expect(normaliseText('一\n二')).toBe('一\n二');
    expect(normaliseLine('一\r\n二')).toBe('一 二');
  });
});
