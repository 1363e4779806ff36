import type { CatalogueItem } from '../../../story/catalogue/catalogue-item';
import { tagsOf } from '../../../story/goods/tags';
import { goodsUses } from '../../messages/goods-uses';
import { sheet as texts } from '../../messages/sheet';
import type { Slot } from './slots';

/** What goods do in the story where they are worn, in one line. */
export function helpOf(slot: Slot, item: CatalogueItem): string {
  if (slot === 'food') return texts.eaten;
  const uses = tagsOf(item.商品ID).flatMap((tag) => goodsUses[tag] ?? []);
  return uses.length === 0 ? texts.named[slot] : texts.helps(uses.join('、'));
}
