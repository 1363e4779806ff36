import { tagsOf } from '../../story/goods/tags';
import type { Tag } from '../../story/goods/tag';
import type { Attempt } from '../storylets/format/attempt';
import type { Situation } from '../storylets/rules/situation';
import { countOf } from '../world/state';
import type { WornSlot } from '../world/traveller';

/** Worn goods that help an attempt. */
export interface Tool {
  readonly itemId: number;
  /** The tag by which it helps. */
  readonly tag: Tag;
}

/** Where tools are looked for, in this order; food is for eating. */
const SLOTS: readonly WornSlot[] = ['hand', 'accessory', 'armor', 'important'];

/** What the traveller wears that helps an attempt; null for nothing. */
export function toolFor(
  attempt: Attempt | undefined,
  { traveller, state }: Situation,
): Tool | null {
  const { tools = [] } = attempt ?? {};
  for (const slot of SLOTS) {
    const itemId = traveller.worn[slot];
    if (itemId === undefined || countOf(state, itemId) === 0) continue;
    const tag = tagsOf(itemId).find((one) => tools.includes(one));
    if (tag !== undefined) return { itemId, tag };
  }
  return null;
}
