import { findItem } from '../../../story/catalogue/catalogue';
import { nameInText } from '../../../story/goods/name-in-text';
import type { NarrationRequest } from '../narrator';
import { isMoney } from './counting';
import { numeralsIn } from './numerals';
import { STAND_INS } from './stand-ins';

/** Something that a turn's text must mention. */
export interface Mention {
  readonly words: string;
  /** Whole 銀貨; any way of writing the number counts. */
  readonly coins?: number;
}

/** The turn's changes that its outline mentions: people, goods and sums. */
export function mentionsOf(
  { events, situation, present }: NarrationRequest,
  outline: string,
): Mention[] {
  const goods = events
    .flatMap(({ items = [] }) => items)
    .flatMap(({ itemId }) => findItem(itemId) ?? [])
    .map((item) => nameInText(item).replace(/[『』]/gu, ''));
  const people = situation.world.people
    .filter(({ id }) => present.people.includes(id))
    .map(({ name }) => name);
  const narrated = [...Object.values(STAND_INS), ...goods, ...people].filter((words) =>
    outline.includes(words),
  );
  const changed = new Set(events.map(({ money = 0 }) => Math.abs(money)));
  const coins = numeralsIn(outline).filter(
    (numeral) => isMoney(numeral) && changed.has(numeral.value),
  );
  return [
    ...[...new Set(narrated)].map((words) => ({ words })),
    ...coins.map(({ written, value }) => ({ words: `銀貨${written}枚`, coins: value })),
  ];
}
