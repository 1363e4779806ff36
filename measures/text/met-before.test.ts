import { describe, expect, it } from 'vitest';
import { storyOf } from '../testing/story-of';
import { distinctGrams } from './distinct';
import { metBefore, metInNth } from './met-before';

const told = (text: string, name = '灯', echo = false) =>
  storyOf([{ text, facts: { echo } }], { name });

describe('sentences met before', () => {
  it('are those of any story before, whatever the character is called', () => {
    const row = [
      told('灯は秤を使わずに数えた。鐘が六つ、海へ落ちていった。'),
      told('ガストンは秤を使わずに数えた。旗が倒れ、みなが拍手した。', 'ガストン'),
      told('鐘が六つ、海へ落ちていった。'),
    ];
    expect(metBefore(row)).toEqual([0, 0.5, 1]);
  });

  it('leave out short ones and mornings that are repeated on purpose', () => {
    const morning = '鐘が六つ、海へ落ちていった。';
    const row = [told(`${morning}はい。`), told('「はい。」'), told(morning, '灯', true)];
    expect(metBefore(row)).toEqual([0, NaN, NaN]);
  });

  it('are averaged over the rows that can be cut', () => {
    const same = told('鐘が六つ、海へ落ちていった。');
    const other = told('旗が倒れ、みなが拍手した。');
    expect(metInNth([same, same, same, other], 2)).toBe(0.5);
    expect(metInNth([same], 2)).toBeNaN();
  });
});

describe('distinct runs of characters', () => {
  it('are measured without what repeats a morning on purpose', () => {
    const text = '鐘が六つ、海へ落ちていった。';
    const echo = { text, facts: { echo: true } };
    expect(distinctGrams(storyOf([{ text }, echo]))).toBe(1);
    expect(distinctGrams(storyOf([{ text }, { text }]))).toBeLessThan(0.6);
  });
});
