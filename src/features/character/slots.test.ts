import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../../story/catalogue/catalogue';
import { EMPTY_EQUIPMENT } from '../../../story/entry';
import { readImportantList, writeImportantList } from './important-list';
import { goodsOf, SLOTS, wornIn, type Slot } from './slots';

const categoriesOf = (slot: Slot) => [
  ...new Set(goodsOf(slot).map(({ カテゴリー名 }) => カテゴリー名)),
];
const creature = CATALOGUE.find(({ カテゴリー名 }) => カテゴリー名 === '生物');
const sword = CATALOGUE.find(({ カテゴリー名 }) => カテゴリー名 === '剣');

describe('what can be worn', () => {
  it('is offered by category, creatures nowhere', () => {
    expect(categoriesOf('hand')).toEqual(['剣', '盾', '杖', '本']);
    expect(categoriesOf('armor')).toEqual(['鎧']);
    expect(categoriesOf('accessory')).toEqual(['アクセサリ']);
    expect(categoriesOf('food')).toEqual(['食物', '薬']);
    expect(categoriesOf('important')).toHaveLength(11);
    for (const slot of SLOTS) expect(categoriesOf(slot)).not.toContain('生物');
  });

  it('is what the slot takes, whatever the entry says', () => {
    const hand = sword?.商品ID ?? null;
    expect(wornIn('hand', { ...EMPTY_EQUIPMENT, hand })).toBe(sword);
    expect(wornIn('armor', { ...EMPTY_EQUIPMENT, armor: hand })).toBeNull();
    expect(
      wornIn('important', { ...EMPTY_EQUIPMENT, important: creature?.商品ID ?? null }),
    ).toBeNull();
    expect(wornIn('food', { ...EMPTY_EQUIPMENT, food: 99_999 })).toBeNull();
    expect(wornIn('food', EMPTY_EQUIPMENT)).toBeNull();
  });
});

describe('what is not sold', () => {
  it('is kept as JSON', () => {
    const items = CATALOGUE.slice(0, 2);
    expect(readImportantList(writeImportantList(items))).toEqual(items);
    expect(writeImportantList([])).toBe('{}');
  });

  it.each(['', 'null', '[1]', '{"99999":true}', '{"1":false}'])('is nothing in %j', (json) => {
    expect(readImportantList(json)).toEqual([]);
  });
});
