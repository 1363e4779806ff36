import { expect, it } from 'vitest';
import type { CatalogueItem } from '../../../story/catalogue/catalogue-item';
import { CATALOGUE } from '../../../story/catalogue/catalogue';
import { goodsOf, SLOTS } from './slots';
import { helpOf } from './goods-help';

function named(name: string): CatalogueItem {
  const item = CATALOGUE.find(({ 商品名 }) => 商品名 === name);
  if (item === undefined) throw new Error(`no ${name}`);
  return item;
}

it('says what goods do in the story, by what they are', () => {
  expect(helpOf('hand', named('灯台守の杖'))).toBe(
    '物語で役に立つのは、暗いところを行くとき、海や水のそばで動くときです。',
  );
  expect(helpOf('food', named('焼きたての丸パン'))).toBe('物語のなかで食べると、傷が癒えます。');
  expect(helpOf('armor', named('鍛冶屋の革前掛け'))).toBe(
    '着ごこちや、きしむ音に、その名が出ます。',
  );
});

it('has a line for whatever can be worn', () => {
  const without = SLOTS.flatMap((slot) =>
    goodsOf(slot).filter((item) => helpOf(slot, item) === ''),
  );
  expect(without).toEqual([]);
});
