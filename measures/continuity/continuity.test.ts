import { describe, expect, it } from 'vitest';
import type { MeasuredTurn } from '../format/measured-story';
import { storyOf } from '../testing/story-of';
import { readContinuity } from './read-continuity';
import { unsupported } from './unsupported';

const FACTS = readContinuity(`What this spine tells before it supposes it.

## 四人で出た | 四人の名
- あとの三人

## today: 鍵を受けとった
- 鍵を返し
`);

/** A turn's pass and text. */
type Told = readonly [number, string];

const chapter = (...told: readonly Told[]): readonly MeasuredTurn[] =>
  storyOf(told.map(([pass, text]) => ({ text, facts: { pass } }))).turns;

const faults = (...told: readonly Told[]) =>
  unsupported(chapter(...told), FACTS).map(({ supposed }) => supposed);

describe('what a text supposes', () => {
  it('is told before it in the chapter, on any day', () => {
    expect(faults([1, 'あとの三人を訪ねた。'])).toEqual(['あとの三人']);
    expect(faults([1, '四人の名がある。'], [2, 'あとの三人を訪ねた。'])).toEqual([]);
    expect(faults([1, 'あとの三人を訪ねた。'], [1, '四人で出た。'])).toEqual(['あとの三人']);
  });

  it('may be told in the same section, before it', () => {
    expect(faults([1, '四人で出た船だ。あとの三人は知らない。'])).toEqual([]);
    expect(faults([1, 'あとの三人は、四人で出た船の者だ。'])).toEqual(['あとの三人']);
  });

  it('is told anew on each day where the bell takes it', () => {
    expect(faults([1, '鍵を受けとった。'], [1, '鍵を返した。'])).toEqual([]);
    expect(faults([1, '鍵を受けとった。'], [2, '鍵を返した。'])).toEqual(['鍵を返し']);
  });
});
