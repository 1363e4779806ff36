import { describe, expect, it } from 'vitest';
import { coins, kanjiNumber } from './numbers';
import { bracketsPair, paragraphsEnd, sentencesOf } from './sentences';

describe('numbers', () => {
  it.each([
    [0, '零'],
    [4, '四'],
    [10, '十'],
    [30, '三十'],
    [111, '百十一'],
    [1050, '千五十'],
    [12_000, '一万二千'],
  ])('%i is %s', (value, text) => {
    expect(kanjiNumber(value)).toBe(text);
  });

  it('counts coins', () => {
    expect(coins(25)).toBe('二十五枚');
  });
});

describe('sentences', () => {
  it('keep speech and its speaker together', () => {
    expect(sentencesOf('鐘が鳴った。「待て。行くな」とタエは言った。\n「はい」')).toEqual([
      '鐘が鳴った。',
      '待て。',
      '行くな」とタエは言った。',
      'はい',
    ]);
  });

  it('pair their corners', () => {
    expect(bracketsPair('「『あ』と言った」')).toBe(true);
    expect(bracketsPair('「あ')).toBe(false);
    expect(bracketsPair('「『あ」』')).toBe(false);
  });

  it('end as in print', () => {
    expect(paragraphsEnd('朝だ。\n「待て」')).toBe(true);
    expect(paragraphsEnd('朝だ。\n待て')).toBe(false);
  });
});
