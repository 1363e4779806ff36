import { findItem } from '../../../story/catalogue/catalogue';
import { nameInText } from '../../../story/goods/name-in-text';
import { allWords } from '../leaning';
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

/**
 * The turn's changes that its outline mentions: people, goods and sums; and of each chapter whose next day it tells, a person.
 * @param everybody Names of all people of all worlds.
 */
export function mentionsOf(
  { events, situation, present, script }: NarrationRequest,
  outline: string,
  everybody: readonly string[],
): Mention[] {
  const goods = events
    .flatMap(({ items = [] }) => items)
    .flatMap(({ itemId }) => findItem(itemId) ?? [])
    .map((item) => nameInText(item).replace(/[『』]/gu, ''));
  const people = situation.world.people
    .filter(({ id }) => present.people.includes(id))
    .map(({ name }) => name);
  const elsewhere = nextDaysIn(script).flatMap((text) => firstNamed(text, everybody) ?? []);
  const narrated = [...Object.values(STAND_INS), ...goods, ...people, ...elsewhere].filter(
    (words) => outline.includes(words),
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

/** Of a chapter's next day, in the last scene. */
const isNextDay = (id: string): boolean => /^tomorrow\/\d+$/u.test(id);

/** What the first day that is not repeated brings, by chapter. */
function nextDaysIn(script: NarrationRequest['script']): string[] {
  return script.filter(({ id }) => isNextDay(id)).map(({ passage }) => allWords(passage));
}

function firstNamed(text: string, everybody: readonly string[]): string | undefined {
  const named = everybody.filter((name) => text.includes(name));
  return named.toSorted((one, other) => text.indexOf(one) - text.indexOf(other))[0];
}
