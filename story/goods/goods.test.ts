import { describe, expect, it } from 'vitest';
import { CATALOGUE, itemsOfCategory } from '../catalogue/catalogue';
import { CATEGORY_NAMES } from '../catalogue/catalogue-item';
import { ALL_GOODS } from './all-goods';
import { basePrice } from './base-prices';
import { TAGS } from './tag';
import { tagsOf } from './tags';

/** Tags that fit a book, a map, a plan, a form or a voucher. */
const TAGS_OF_PAPER: ReadonlySet<string> = new Set([
  ...['paper', 'ink', 'cloth', 'fragile', 'precious', 'seal', 'sign', 'magic'],
  ...['food', 'sea', 'sky', 'weather', 'travel', 'money', 'time', 'memory', 'secret'],
]);
/** Pressed flowers are plants, and this diary has a lock. */
const EXCEPTIONS: Readonly<Record<string, string>> = { 押し花帖: 'plant', 鍵つきの日記: 'lock' };

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

  it('takes what stands on paper for paper: a map of the wheat fields is no plant, a plan of a catapult is not heavy', () => {
    const isPaper = (id: number): boolean =>
      (id >= 101 && id < 200) || (id >= 500 && id < 600) || (id >= 901 && id < 1000) || id >= 1200;
    const faults = CATALOGUE.filter(({ 商品ID: id }) => isPaper(id)).flatMap(
      ({ 商品ID: id, 商品名: name }) =>
        tagsOf(id)
          .filter((tag) => !TAGS_OF_PAPER.has(tag) && EXCEPTIONS[name] !== tag)
          .map((tag) => `${name}: ${tag}`),
    );
    expect(faults).toEqual([]);
  });

  it.each(TAGS)('lets a scene choose among several goods for %s', (tag) => {
    const tagged = CATALOGUE.filter((item) => tagsOf(item.商品ID).includes(tag));
    expect(tagged.length).toBeGreaterThanOrEqual(3);
  });

  it.each([0, 499, 1218, Number.NaN])('refuses the id %s', (id) => {
    expect(() => tagsOf(id)).toThrow(expect.objectContaining({ code: 'unknown-item' }));
  });
});
