import { ACCESSORIES } from './accessories';
import { ARMOR } from './armor';
import { BOOKS } from './books';
import { CATEGORY_NAMES, type CatalogueItem, type CategoryName } from './catalogue-item';
import { CREATURES } from './creatures';
import { FOODS } from './foods';
import { MAPS } from './maps';
import { MEDICINES } from './medicines';
import { RAW_MATERIALS } from './raw-materials';
import { SHIELDS } from './shields';
import { STAVES } from './staves';
import { SWORDS } from './swords';
import { TOOLS } from './tools';

/** All goods, in 並び順. */
export const CATALOGUE: readonly CatalogueItem[] = [
  ...RAW_MATERIALS,
  ...BOOKS,
  ...MEDICINES,
  ...SWORDS,
  ...ARMOR,
  ...SHIELDS,
  ...STAVES,
  ...ACCESSORIES,
  ...MAPS,
  ...TOOLS,
  ...CREATURES,
  ...FOODS,
];

/** The categories that people are offered: creatures are told of in stories, not listed. */
export const LISTED_CATEGORIES: readonly CategoryName[] = CATEGORY_NAMES.filter(
  (category) => category !== '生物',
);

const itemsById: ReadonlyMap<number, CatalogueItem> = new Map(
  CATALOGUE.map((item) => [item.商品ID, item]),
);

const itemsByCategory: ReadonlyMap<CategoryName, readonly CatalogueItem[]> = new Map(
  CATEGORY_NAMES.map((category) => [
    category,
    CATALOGUE.filter((item) => item.カテゴリー名 === category),
  ]),
);

const listedItems: readonly CatalogueItem[] = CATALOGUE.filter((item) =>
  LISTED_CATEGORIES.includes(item.カテゴリー名),
);

/** The goods of the listed categories, in 並び順. */
export function listedCatalogue(): readonly CatalogueItem[] {
  return listedItems;
}

/** The goods with this 商品ID, or undefined: ids come from stored data and may be anything. */
export function findItem(id: number): CatalogueItem | undefined {
  return itemsById.get(id);
}

/** The goods of one category, creatures included, in 並び順. */
export function itemsOfCategory(category: CategoryName): readonly CatalogueItem[] {
  return itemsByCategory.get(category) ?? [];
}
