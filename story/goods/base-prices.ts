import { ALL_GOODS } from './all-goods';
import { UnknownItemError } from './unknown-item-error';

const prices: ReadonlyMap<number, number> = new Map(
  ALL_GOODS.map(([itemId, price]) => [itemId, price]),
);

/**
 * The unit price in 銀貨 (a whole number, 1–900) before regional demand and scarcity.
 * @throws UnknownItemError `unknown-item` for an id that is not in the catalogue
 */
export function basePrice(itemId: number): number {
  const price = prices.get(itemId);
  if (price === undefined) throw new UnknownItemError(itemId);
  return price;
}
