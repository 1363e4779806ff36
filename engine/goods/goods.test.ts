import { describe, expect, it } from 'vitest';
import { CATALOGUE, itemsOfCategory } from '../../story/catalogue/catalogue';
import { CATEGORY_NAMES } from '../../story/catalogue/catalogue-item';
import { ALL_GOODS } from './all-goods';
import { basePrice } from './base-prices';
import { TAGS } from './tag';
import { tagsOf } from './tags';

describe('the sheets of goods', () => {
  it('have one row for each item of the catalogue, in its order', () => {
    expect(ALL_GOODS.map(([itemId]) => itemId)).toEqual(CATALOGUE.map((item) => item.商品ID));
  });
});

describe('basePrice', () => {
  it('is a whole number of 銀貨 from 1 to 900 for every item', () => {
    const odd = CATALOGUE.filter(({ 商品ID: id }) => {
      const price = basePrice(id);
      return !Number.isInteger(price) || price < 1 || price > 900;
    });
    expect(odd).toEqual([]);
  });

  it.each(CATEGORY_NAMES)('lets a poor and a rich purse find something among %s', (category) => {
    const prices = itemsOfCategory(category).map((item) => basePrice(item.商品ID));
    expect(Math.min(...prices)).toBeLessThanOrEqual(10);
    expect(Math.max(...prices)).toBeGreaterThanOrEqual(200);
  });

  it.each([0, 499, 1218, Number.NaN])('refuses the id %s', (id) => {
    expect(() => basePrice(id)).toThrow(expect.objectContaining({ code: 'unknown-item' }));
  });
});

describe('tagsOf', () => {
  it('gives every item one to three different tags', () => {
    for (const { 商品ID: id, 商品名: name } of CATALOGUE) {
      const tags = tagsOf(id);
      expect(tags.length, name).toBeGreaterThanOrEqual(1);
      expect(tags.length, name).toBeLessThanOrEqual(3);
      expect(new Set(tags).size, name).toBe(tags.length);
    }
  });

  it.each(TAGS)('lets a scene choose among several goods for %s', (tag) => {
    const tagged = CATALOGUE.filter((item) => tagsOf(item.商品ID).includes(tag));
    expect(tagged.length).toBeGreaterThanOrEqual(3);
  });

  it.each([0, 499, 1218, Number.NaN])('refuses the id %s', (id) => {
    expect(() => tagsOf(id)).toThrow(expect.objectContaining({ code: 'unknown-item' }));
  });
});
