import { findItem } from '../../story/catalogue/catalogue';
import { addressOf, pronounOf } from '../character/voices/address';
import { wantedWords } from '../character/report/want-words';
import type { TimeOfDay, Weather } from '../../story/scene';
import { nameInText } from '../../story/goods/name-in-text';
import type { Figures } from '../storylets/rules/resolve';
import { nameIn, placeIn, type Bindings, type Situation } from '../storylets/rules/situation';
import { WORN_SLOTS } from '../world/traveller';
import { coins, kanjiNumber } from '../japanese/numbers';

export const TIME_NAMES: Readonly<Record<TimeOfDay, string>> = {
  dawn: '明け方',
  day: '昼',
  dusk: '夕方',
  night: '夜',
};

const WEATHER_NAMES: Readonly<Record<Weather, string>> = {
  clear: '晴れ',
  cloud: '曇り',
  rain: '雨',
  snow: '雪',
  fog: '霧',
};

/** Values of slots by name. A text with a slot that is not listed can't be used in this situation. */
export type Slots = ReadonlyMap<string, string>;

export function slotsOf(situation: Situation, bindings: Bindings, figures: Figures): Slots {
  return new Map([
    ...generalSlots(situation),
    ...wornSlots(situation),
    ...memories(situation),
    ...saleSlots(situation),
    ...Object.entries(bindings).flatMap(([name, offer]) => [
      ...goodsSlots(name, offer.itemId, offer.count, offer.each),
      [`${name}.category`, findItem(offer.itemId)?.カテゴリー名 ?? ''] as const,
    ]),
    ...figureSlots(figures),
  ]);
}

type Entries = readonly (readonly [string, string])[];

function generalSlots({ world, state, traveller, moment, weather, guest }: Situation): Entries {
  const place = placeIn({ world, state });
  return [
    ['me', traveller.name],
    ['whom', wantedWords(traveller.want)],
    ['i', pronounOf(traveller)],
    ['you', addressOf(traveller)],
    ['rival', world.people.find(({ soul }) => soul === 'sagiri')?.name ?? ''],
    ['world', world.name],
    ['place', place?.name ?? world.name],
    ['purse', coins(state.money)],
    ['loop', kanjiNumber(moment.chapter)],
    ...[...traveller.trades].map(([id, word]) => [`occupation.${id}`, word] as const),
    ['trade', traveller.categories[0] ?? 'よろず'],
    ['time', TIME_NAMES[state.time]],
    ['weather', WEATHER_NAMES[weather]],
    ...(guest === null
      ? []
      : [['guest', guest.name] as const, ['guest.line', guest.firstWord] as const]),
    ...(traveller.trait === '' ? [] : [['trait', traveller.trait] as const]),
  ];
}

function wornSlots({ traveller }: Situation): Entries {
  return WORN_SLOTS.flatMap((slot) => {
    const itemId = traveller.worn[slot];
    const item = itemId === undefined ? undefined : findItem(itemId);
    return item === undefined ? [] : [[slot, nameInText(item)] as const];
  });
}

function memories({ state }: Situation): Entries {
  return Object.entries(state.knowledge).map(([key, value]) => [`memo.${key}`, value] as const);
}

function saleSlots({ state, world }: Situation): Entries {
  const sale = state.lastSale;
  const item = sale === null ? undefined : findItem(sale.itemId);
  if (sale === null || item === undefined) return [];
  const daysAgo = state.day - sale.day;
  const place = world.places.find(({ id }) => nameIn(world, id) === sale.place);
  return [
    ['sold', nameInText(item)],
    ['sold.count', kanjiNumber(sale.count) + item.数量単位],
    ['sold.total', coins(sale.total)],
    ['sold.place', place?.name ?? world.name],
    ['sold.when', daysAgo === 0 ? 'さっき' : daysAgo === 1 ? '昨日' : '先日'],
  ];
}

function figureSlots({ deal, paid, earned }: Figures): Entries {
  return [
    ...(deal === undefined ? [] : goodsSlots('deal', deal.itemId, deal.count, deal.each)),
    ...(paid === undefined ? [] : [['paid', coins(paid)] as const]),
    ...(earned === undefined ? [] : [['earned', coins(earned)] as const]),
  ];
}

function goodsSlots(name: string, itemId: number, count: number, each: number): Entries {
  const item = findItem(itemId);
  const unit = item?.数量単位 ?? '';
  return [
    [name, item === undefined ? '' : nameInText(item)],
    [`${name}.count`, kanjiNumber(count) + unit],
    [`${name}.one`, `一${unit}`],
    [`${name}.unit`, unit],
    [`${name}.number`, kanjiNumber(count)],
    [`${name}.each`, coins(each)],
    [`${name}.total`, coins(each * count)],
  ];
}
