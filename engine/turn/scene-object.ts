import { findItem } from '../../story/catalogue/catalogue';
import type { CategoryName } from '../../story/catalogue/catalogue-item';
import type { Tag } from '../../story/goods/tag';
import { tagsOf } from '../../story/goods/tags';
import type { SceneObject } from '../../story/scene';

const OF_CATEGORY: Readonly<Record<CategoryName, SceneObject>> = {
  原料: 'sack',
  本: 'book',
  薬: 'bottle',
  剣: 'sword',
  鎧: 'helmet',
  盾: 'shield',
  杖: 'wand',
  アクセサリ: 'ring',
  地図: 'scroll',
  道具: 'hammer',
  生物: 'cat',
  食物: 'bread',
};

/** What says more of the goods of these categories than the category does; the first that fits. */
const OF_TAG: readonly (readonly [Tag, SceneObject])[] = [
  ['drink', 'cup'],
  ['light', 'lantern'],
  ['time', 'watch'],
  ['sound', 'bell'],
  ['lock', 'key'],
  ['money', 'coins'],
  ['paper', 'letter'],
  ['sea', 'fish'],
  ['plant', 'sack'],
];
const VARIED: ReadonlySet<CategoryName> = new Set<CategoryName>(['原料', '道具', '食物']);

/** Words of a text that name an object, the most particular first. */
const OF_WORD: readonly (readonly [RegExp, SceneObject])[] = [
  [/手紙|封書|封筒|書き置き/u, 'letter'],
  [/懐中時計|振り子|時計の針/u, 'watch'],
  [/鍵束|鍵穴|鍵を|鍵が/u, 'key'],
  [/指輪|首飾り|宝石/u, 'ring'],
  [/ランプ|提灯|角灯|蠟燭|燭台/u, 'lantern'],
  [/鈴が|鈴を|鐘を打|呼び鈴/u, 'bell'],
  [/金槌|鋸|鑿/u, 'hammer'],
  [/銀貨の袋|財布|銀貨を/u, 'coins'],
  [/地図|海図|図面/u, 'scroll'],
  [/帳面|帳簿|本を|本が|日記/u, 'book'],
  [/薬|瓶/u, 'bottle'],
  [/茶|湯呑|椀/u, 'cup'],
  [/パン|麵麭/u, 'bread'],
  [/魚|干物|鰯/u, 'fish'],
  [/花|種を/u, 'flower'],
  [/猫/u, 'cat'],
  [/荷|樽|袋/u, 'sack'],
];

/** The object for goods. @param itemId 商品ID */
export function objectOfGoods(itemId: number): SceneObject | null {
  const category = findItem(itemId)?.カテゴリー名;
  if (category === undefined) return null;
  const tags = VARIED.has(category) ? tagsOf(itemId) : [];
  const particular = OF_TAG.find(([tag]) => tags.includes(tag));
  return particular?.[1] ?? OF_CATEGORY[category];
}

/** An object that the text mentions; null for none that can be drawn. */
export function objectInText(text: string): SceneObject | null {
  return OF_WORD.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
