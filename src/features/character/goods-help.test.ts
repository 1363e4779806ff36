import { expect, it } from 'vitest';
import { CATALOGUE } from '../../../story/catalogue/catalogue';
import { goodsOf, SLOTS } from './slots';
import { helpOf } from './goods-help';

const named = (name: string) => CATALOGUE.find(({ 商品名 }) => 商品名 === name) ?? null;

it('says what goods do in the story, by what they are', () => {
  expect(helpOf('hand', named('灯台守の杖'))).toBe(
    '物語で役に立つのは、暗いところを行くとき、海や水のそばで動くときです。',
  );
  expect(helpOf('food', named('焼きたての丸パン'))).toBe('物語のなかで食べると、傷が癒えます。');
  expect(helpOf('hand', null)).toBe('');
});

it('has a line for whatever can be worn', () => {
  const without = SLOTS.flatMap((slot) =>
    goodsOf(slot).filter((item) => helpOf(slot, item) === ''),
  );
  expect(without).toEqual([]);
});
