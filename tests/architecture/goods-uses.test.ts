import { expect, it } from 'vitest';
import { FRAME } from '#content';
import { goodsUses } from '../../src/messages/goods-uses';

it('the character sheet says of goods what the story makes of them', () => {
  expect(Object.keys(goodsUses).sort()).toEqual(Object.keys(FRAME.tools).sort());
});
