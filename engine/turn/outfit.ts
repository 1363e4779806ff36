import type { LedgerEvent } from '../world/event';
import { countOf, MAX_HP, type WorldState } from '../world/state';
import type { Traveller } from '../world/traveller';

/** 銀貨 in the purse when a story begins. */
const STARTING_MONEY = 30;

/** What the character starts with: the ledger's first event. */
export function startingEvent({ worn }: Traveller): LedgerEvent {
  const items = unique(Object.values(worn)).map((itemId) => ({ itemId, count: 1 }));
  return {
    type: 'gain',
    money: STARTING_MONEY,
    hp: MAX_HP,
    ...(items.length > 0 ? { items } : {}),
  };
}

/**
 * Dresses the character as its sheet says now. What is no longer worn goes back to where it came from, so that changing
 * clothes makes nobody rich; food that was eaten comes back with a new chapter only, when the loop begins again.
 */
export function dressingEvents(
  { worn }: Traveller,
  outfit: readonly number[],
  state: WorldState,
  chapterBegins: boolean,
): LedgerEvent[] {
  const wanted = unique(Object.values(worn));
  const off = outfit.filter((itemId) => !wanted.includes(itemId) && countOf(state, itemId) > 0);
  const on = wanted.filter(
    (itemId) => countOf(state, itemId) === 0 && (chapterBegins || !outfit.includes(itemId)),
  );
  return [
    ...off.map((itemId): LedgerEvent => ({ type: 'lose', items: [{ itemId, count: -1 }] })),
    ...on.map((itemId): LedgerEvent => ({ type: 'gain', items: [{ itemId, count: 1 }] })),
  ];
}

export function outfitOf({ worn }: Traveller): number[] {
  return unique(Object.values(worn));
}

function unique(ids: readonly number[]): number[] {
  return [...new Set(ids)];
}
