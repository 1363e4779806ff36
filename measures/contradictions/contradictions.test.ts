import { describe, expect, it } from 'vitest';
import { storyOf } from '../testing/story-of';
import { numberOf } from './ages';
import { contradictionsIn, countedByKind } from './contradictions';

const settings = [
  { world: 'harbour-town', people: ['タエ', 'ヨミ', '帳場'], places: ['タエの店'] },
];

describe('contradictions', () => {
  it('are deadlines of the day that last for days', () => {
    const turns = (settledOn: number) => [
      { text: '日暮れまでに返す約束である。', day: 1 },
      { day: settledOn, facts: { outcome: 'kept' as const } },
    ];
    expect(contradictionsIn(storyOf(turns(2)))).toEqual(['day: harbour-town/scales: 日暮れまで']);
    expect(contradictionsIn(storyOf(turns(1)))).toEqual([]);
  });

  it('are deeds from before the character could have done them', () => {
    const text = '灯は十一年前に借りた呪文を開いた。店は十一年前からある。';
    expect(contradictionsIn(storyOf([{ text }], { trait: '十二歳の配達見習い' }))).toHaveLength(1);
    expect(contradictionsIn(storyOf([{ text }], { trait: '八十二歳' }))).toEqual([]);
    expect(contradictionsIn(storyOf([{ text }], { trait: '薬師' }))).toEqual([]);
  });

  it.each([
    ['タエが魚の腹を割く。', 1],
    ['灯はタエに品を見せた。', 1],
    ['「遅い」ヨミは樽を蹴った。', 1],
    ['干物屋のタエが魚の腹を割く。', 0],
    ['桟橋の子ヨミが樽から覗く。', 0],
    ['タエの店に客が並ぶ。', 0],
    ['タエという女が魚の腹を割く。', 0],
    ['帳場が咳ばらいをする。', 0],
    ['干物屋のタエが笑う。タエは手を止めない。', 0],
  ])('are people who are not introduced: %s', (text, count) => {
    expect(contradictionsIn(storyOf([{ text }], { settings }))).toHaveLength(count);
  });

  it('are counted by kind', () => {
    expect(countedByKind(['day: a', 'age: b', 'day: c'])).toEqual({ day: 2, age: 1 });
  });
});

describe('numbers', () => {
  it.each([
    ['12', 12],
    ['１２', 12],
    ['七', 7],
    ['十', 10],
    ['十二', 12],
    ['八十二', 82],
    ['百三', 103],
    ['数', undefined],
    [undefined, undefined],
  ])('%s is %s', (text, value) => {
    expect(numberOf(text)).toBe(value);
  });
});
