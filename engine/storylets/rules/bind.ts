import { findItem, listedCatalogue, itemsOfCategory } from '../../../story/catalogue/catalogue';
import type { CatalogueItem } from '../../../story/catalogue/catalogue-item';
import { basePrice } from '../../../story/goods/base-prices';
import { tagsOf } from '../../../story/goods/tags';
import { drawBetween, drawWeighted } from '../../world/random';
import { countOf } from '../../world/state';
import { scarcityOf, unitPrice, type Offer } from '../../world/trade';
import type { GoodsBinding, PriceBand, Storylet } from '../format/storylet';
import { placeIn, type Bindings, type Situation } from './situation';

/** Factor on the frequency of goods of the participant's own categories. */
const OWN_CATEGORY_WEIGHT = 6;
/** The share of the purse that a planned purchase can use; the rest is a reserve for a higher price after bargaining. */
const PURSE_SHARE = 0.75;

/** Chooses goods for all slots of a storylet; null when a slot has no candidates. */
export function bindGoods(storylet: Storylet, situation: Situation): Bindings | null {
  const bindings: Record<string, Offer> = {};
  for (const [name, wanted] of Object.entries(storylet.goods ?? {})) {
    const taken = new Set(Object.values(bindings).map(({ itemId }) => itemId));
    const offer = bindOne(`${storylet.id}/${name}`, wanted, taken, situation);
    if (offer === null) return null;
    bindings[name] = offer;
  }
  return bindings;
}

/** The unit price at the character's place today, in 銀貨. */
export function priceOf(itemId: number, { world, state, moment }: Situation): number {
  const { categories, tags } = world.demand;
  const category = findItem(itemId)?.カテゴリー名;
  const place = placeIn({ world, state });
  const demand = tagsOf(itemId).reduce(
    (product, tag) => product * (tags[tag] ?? 1),
    ((category === undefined ? undefined : categories[category]) ?? 1) * (place?.dearness ?? 1),
  );
  return unitPrice(basePrice(itemId), demand, scarcityOf(moment.seed, state, itemId));
}

function bindOne(
  purpose: string,
  wanted: GoodsBinding,
  taken: ReadonlySet<number>,
  situation: Situation,
): Offer | null {
  const { traveller, moment } = situation;
  const items = candidates(wanted, situation).filter(
    (item) => !taken.has(item.商品ID) && fits(item, wanted),
  );
  const offerOf = ({ 商品ID: itemId }: CatalogueItem): Offer | null => {
    const each = priceOf(itemId, situation);
    const count = unitsOf(purpose, wanted, itemId, each, situation);
    return count === null ? null : { itemId, each, count };
  };
  const likingOf = ({ カテゴリー名: category }: CatalogueItem): number =>
    traveller.categories.includes(category) ? OWN_CATEGORY_WEIGHT : 1;
  if (wanted.from === 'other') {
    // Others have any number of them at any price: only what is drawn needs both.
    const item = drawWeighted(moment, `goods/${purpose}`, items, likingOf);
    return item === undefined ? null : offerOf(item);
  }
  const offers = items.flatMap((item) => {
    const offer = offerOf(item);
    return offer === null ? [] : [{ item, offer }];
  });
  const chosen = drawWeighted(
    moment,
    `goods/${purpose}`,
    offers,
    ({ item, offer }) =>
      // Sales prefer the lots of higher value.
      likingOf(item) * (wanted.from === 'own' ? offer.count * offer.each : 1),
  );
  return chosen?.offer ?? null;
}

function candidates(
  { from, categories }: GoodsBinding,
  { state, traveller }: Situation,
): readonly CatalogueItem[] {
  if (from === 'own') {
    return state.lots.flatMap(({ itemId }) => {
      const item = findItem(itemId);
      return item === undefined || traveller.keeps.has(itemId) ? [] : [item];
    });
  }
  const goods =
    categories === undefined
      ? listedCatalogue()
      : categories.flatMap((name) => itemsOfCategory(name));
  // The character never sells goods of others, so these may include goods that it keeps.
  return from === 'other' ? goods : goods.filter((item) => !traveller.keeps.has(item.商品ID));
}

function fits(item: CatalogueItem, { categories, tags, bands }: GoodsBinding): boolean {
  return (
    (categories === undefined || categories.includes(item.カテゴリー名)) &&
    (tags === undefined || tagsOf(item.商品ID).some((tag) => tags.includes(tag))) &&
    (bands === undefined || bands.includes(bandOf(item.商品ID)))
  );
}

function bandOf(itemId: number): PriceBand {
  const price = basePrice(itemId);
  if (price <= 8) return 'cheap';
  return price <= 40 ? 'middle' : 'dear';
}

function unitsOf(
  purpose: string,
  { from, units = [1, 1] }: GoodsBinding,
  itemId: number,
  each: number,
  { state, moment }: Situation,
): number | null {
  const [min, max] = units;
  const wished = drawBetween(moment, `units/${purpose}/${itemId}`, min, max);
  switch (from) {
    case 'other':
      return wished;
    case 'own': {
      const count = Math.min(max, countOf(state, itemId));
      return count < min ? null : count;
    }
    case 'afford': {
      const count = Math.min(wished, Math.floor((state.money * PURSE_SHARE) / each));
      return count < min ? null : count;
    }
  }
}
