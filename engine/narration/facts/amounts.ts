import { findItem } from '../../../story/catalogue/catalogue';
import type { NarrationRequest } from '../narrator';
import { isMoney } from './counting';
import { numeralsIn } from './numerals';

/** The numbers that a turn's text may contain. */
export interface Amounts {
  /** Sums of 銀貨. */
  readonly coins: ReadonlySet<number>;
  /** Counts of anything. */
  readonly any: ReadonlySet<number>;
  /** Counters (束, 冊) of the turn's goods. */
  readonly units: readonly string[];
}

export function amountsOf(
  { script, events, past, situation: { state } }: NarrationRequest,
  outline: string,
): Amounts {
  const offers = script.flatMap(({ bindings, figures }) => [
    ...Object.values(bindings),
    ...(figures.deal === undefined ? [] : [figures.deal]),
  ]);
  const numerals = numeralsIn(outline);
  const coins = [
    state.money,
    ...events.map(({ money = 0 }) => Math.abs(money)),
    ...offers.flatMap(({ each, count }) => [each, each * count]),
    ...numerals.filter(isMoney).map(({ value }) => value),
  ];
  const counts = [
    ...events.flatMap(({ items = [] }) => items.map(({ count }) => Math.abs(count))),
    ...offers.map(({ count }) => count),
    ...state.lots.map(({ count }) => count),
    ...numerals.map(({ value }) => value),
    // Counts of the last turns may be repeated; sums of money may not.
    ...numeralsIn(past.turns.join('\n'))
      .filter((numeral) => !isMoney(numeral))
      .map(({ value }) => value),
  ];
  const traded = [
    ...events.flatMap(({ items = [] }) => items.map(({ itemId }) => itemId)),
    ...offers.map(({ itemId }) => itemId),
  ];
  const units = traded.flatMap((id) => findItem(id)?.数量単位 ?? []);
  return {
    coins: new Set(coins),
    any: new Set([...coins, ...counts]),
    units: [...new Set(units)],
  };
}
