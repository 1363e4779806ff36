import {
  findItem,
  itemsOfCategory,
  LISTED_CATEGORIES,
  listedCatalogue,
} from '../../../story/catalogue/catalogue';
import type { CatalogueItem, CategoryName } from '../../../story/catalogue/catalogue-item';
import type { Equipment } from '../../../story/entry';

export type Slot = Exclude<keyof Equipment, 'text'>;

/** What each slot takes, by category. */
const CATEGORIES: Readonly<Record<Slot, readonly CategoryName[]>> = {
  hand: ['剣', '盾', '杖', '本'],
  armor: ['鎧'],
  accessory: ['アクセサリ'],
  food: ['食物', '薬'],
  important: LISTED_CATEGORIES,
};

export const SLOTS: readonly Slot[] = ['hand', 'armor', 'accessory', 'food', 'important'];

/** The goods that a slot takes, category by category. */
export const goodsOf = (slot: Slot): readonly CatalogueItem[] =>
  slot === 'important' ? listedCatalogue() : CATEGORIES[slot].flatMap(itemsOfCategory);

/** The goods in a slot; null for none, and for what the slot does not take. */
export function wornIn(slot: Slot, equipment: Equipment): CatalogueItem | null {
  const id = equipment[slot];
  const item = id === null ? undefined : findItem(id);
  return item !== undefined && CATEGORIES[slot].includes(item.カテゴリー名) ? item : null;
}

/** The same equipment without what a slot does not take: an older entry may hold anything. */
export function wearable(equipment: Equipment): Equipment {
  const idIn = (slot: Slot) => wornIn(slot, equipment)?.商品ID ?? null;
  return {
    hand: idIn('hand'),
    armor: idIn('armor'),
    accessory: idIn('accessory'),
    food: idIn('food'),
    important: idIn('important'),
    text: equipment.text,
  };
}
