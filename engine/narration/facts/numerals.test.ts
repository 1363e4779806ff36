import { describe, expect, it } from 'vitest';
import { counts, isMoney } from './counting';
import { numeralsIn } from './numerals';

describe('numbers in a text', () => {
  it.each([
    ['銀貨三十枚', 30],
    ['銀貨千五十枚', 1050],
    ['一万二千人', 12_000],
    ['二五枚', 25],
    ['銀貨一〇〇枚', 100],
    ['3千枚', 3000],
    ['1,200枚', 1200],
    ['３０枚', 30],
    ['九億枚', 900_000_000],
    ['百枚', 100],
    ['弐拾枚', 20],
    ['零枚', 0],
  ])('%s is %i', (text, value) => {
    expect(numeralsIn(text).map((numeral) => numeral.value)).toEqual([value]);
  });

  it.each(['銀貨三十枚', '値は三十', '三十枚の銀貨', '三十両', '100円'])('%s is money', (text) => {
    expect(numeralsIn(text).map(isMoney)).toEqual([true]);
  });

  it.each(['四方八方', '千鳥足', '十分に休む', '万が一'])('%s counts nothing', (text) => {
    expect(numeralsIn(text).some(counts)).toBe(false);
  });

  it.each(['七束', '五人', '三十年', '四度', '12'])('%s counts something', (text) => {
    expect(numeralsIn(text).every(counts)).toBe(true);
  });
});
