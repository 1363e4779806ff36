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

/** All items, in 並び順. */
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

/** The categories that forms offer: creatures appear in stories only. */
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

/** The items of the listed categories, in 並び順. */
export function listedCatalogue(): readonly CatalogueItem[] {
  return listedItems;
}

/** The item with this 商品ID, or undefined, because ids come from stored data. */
export function findItem(id: number): CatalogueItem | undefined {
  return itemsById.get(id);
}

/** The items of one category, including creatures, in 並び順. */
export function itemsOfCategory(category: CategoryName): readonly CatalogueItem[] {
  return itemsByCategory.get(category) ?? [];
}
