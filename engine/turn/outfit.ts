import type { LedgerEvent } from '../world/event';
import { countOf, MAX_HP, type WorldState } from '../world/state';
import type { Traveller } from '../world/traveller';

/** 銀貨 in the purse when a story begins. */
const STARTING_MONEY = 30;

/** The ledger's first event: starting money, HP and the worn goods. */
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
 * Matches the carried goods to the participant's current equipment. Items that are no longer worn are taken away, so that
 * changing the equipment yields no profit; eaten food is replaced at the start of a chapter only, when the loop restarts.
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
