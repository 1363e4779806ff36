import { ALL_GOODS } from './all-goods';
import type { Tag } from './tag';
import { UnknownItemError } from './unknown-item-error';

const tagsById: ReadonlyMap<number, readonly Tag[]> = new Map(
  ALL_GOODS.map(([itemId, , ...tags]) => [itemId, tags]),
);

/**
 * The one to three tags of these goods, in no particular order.
 * @throws UnknownItemError `unknown-item` for an id that is not in the catalogue
 */
export function tagsOf(itemId: number): readonly Tag[] {
  const tags = tagsById.get(itemId);
  if (tags === undefined) throw new UnknownItemError(itemId);
  return tags;
}
