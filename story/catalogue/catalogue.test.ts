import { describe, expect, it } from 'vitest';
import {
  CATALOGUE,
  findItem,
  itemsOfCategory,
  LISTED_CATEGORIES,
  listedCatalogue,
} from './catalogue';
import { CATEGORY_NAMES, type CategoryName } from './catalogue-item';

/** The counters that are correct for each category. */
const COUNTERS: Record<CategoryName, string> = {
  原料: '俵 個 包 塊 壺 本 束 枚 桶 樽 瓶 綛 袋 貫',
  本: '冊 巻 帖 枚 通',
  薬: '丸 個 包 壺 巻 枚 瓶 箱 粒 袋',
  剣: '振 口 本 丁 筋 対',
  鎧: '領 着 枚 頭 足 双 個',
  盾: '枚 面 対',
  杖: '本',
  アクセサリ: '個 本 対 枚 面 連',
  地図: '枚 巻 幅 冊',
  道具: '個 本 枚 束 台 丁 張 口 面 組 体 艘 瓶 箱 通 綴',
  生物: '頭 匹 羽 尾 株 群',
  食物: '個 枚 本 束 袋 斤 丁 串 椀 皿 膳 杯 瓶 壺 樽 升 俵 箱 籠 房 折 棹 帖 連 包 羽',
};

const PAPERS = /(申請書|許可証|預かり証|願|届|券|手形)$/u;
const BLUEPRINTS = /(設計図|組立図|図面)$/u;

const ids = CATALOGUE.map((item) => item.商品ID);
const orders = CATALOGUE.map((item) => item.並び順);
const byNumber = (a: number, b: number) => a - b;

describe('the catalogue', () => {
  it('has about 500 goods', () => {
    expect(CATALOGUE.length).toBeGreaterThanOrEqual(500);
    expect(CATALOGUE.length).toBeLessThanOrEqual(531);
  });

  it('has unique ids from 1 to 1217', () => {
    expect(new Set(ids).size).toBe(CATALOGUE.length);
    expect(ids.every(Number.isInteger)).toBe(true);
    expect(Math.min(...ids)).toBe(1);
    expect(Math.max(...ids)).toBe(1217);
  });

  it('is sorted by 並び順, from 1 to 531, category by category', () => {
    expect(new Set(orders).size).toBe(CATALOGUE.length);
    expect(orders).toEqual([...orders].sort(byNumber));
    expect([orders.at(0), orders.at(-1)]).toEqual([1, 531]);
    const categories = CATALOGUE.map((item) => item.カテゴリー名);
    expect([...new Set(categories)]).toEqual(CATEGORY_NAMES);
    const positions = categories.map((category) => CATEGORY_NAMES.indexOf(category));
    expect(positions).toEqual([...positions].sort(byNumber));
  });

  it('has unique and short names', () => {
    const names = CATALOGUE.map((item) => item.商品名);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) {
      expect(name, name).toMatch(
        /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,14}$/u,
      );
    }
  });

  it.each(CATEGORY_NAMES)('uses correct counters for %s', (category) => {
    const allowed = COUNTERS[category].split(' ');
    const unfit = itemsOfCategory(category).filter((item) => !allowed.includes(item.数量単位));
    expect(unfit).toEqual([]);
  });

  it('reserves the 500 series for application forms and vouchers', () => {
    for (const { 商品ID: id, 商品名: name } of CATALOGUE) {
      expect(PAPERS.test(name), name).toBe(id >= 500 && id <= 599);
    }
  });

  it('reserves the 1200 series for blueprints', () => {
    for (const { 商品ID: id, 商品名: name } of CATALOGUE) {
      expect(BLUEPRINTS.test(name), name).toBe(id >= 1200 && id <= 1217);
    }
  });
});

describe('the listed items', () => {
  it('are all but the creatures', () => {
    expect(LISTED_CATEGORIES).toEqual(CATEGORY_NAMES.filter((name) => name !== '生物'));
    expect(listedCatalogue().some((item) => item.カテゴリー名 === '生物')).toBe(false);
    expect(listedCatalogue().length + itemsOfCategory('生物').length).toBe(CATALOGUE.length);
  });

  it('are in sort order', () => {
    const listed = listedCatalogue().map((item) => item.並び順);
    expect(listed).toEqual([...listed].sort(byNumber));
  });

  it.each(LISTED_CATEGORIES)('include a choice of %s', (category) => {
    expect(itemsOfCategory(category).length).toBeGreaterThanOrEqual(25);
  });
});

describe('findItem', () => {
  it('finds every item by its id, including creatures', () => {
    for (const item of CATALOGUE) expect(findItem(item.商品ID)).toBe(item);
  });

  it.each([0, -1, 1.5, 1218, Number.NaN])('finds nothing under %s', (id) => {
    expect(findItem(id)).toBeUndefined();
  });
});
