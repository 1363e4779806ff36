import { FRAME } from '#content';
import type { Option } from '../player/choose-action';
import type { Effect } from '../storylets/format/effect';
import type { Action, Storylet } from '../storylets/format/storylet';
import { priceOf } from '../storylets/rules/bind';
import { resolve } from '../storylets/rules/resolve';
import { nameOfPerson, soulOf, type Bindings, type Situation } from '../storylets/rules/situation';
import { countOf, MAX_HP } from '../world/state';
import type { OwnDeed } from '../storylets/format/own-turn';
import { BOUNDS, mostToSpend } from './bounds';
import { withWords } from './with-words';

/** Begins the ids of the traveller's own deeds. */
const OWN = 'own-';
/** Of the market's price: the buyer did not ask for it. */
const SALE_FACTOR = 0.9;
const NO_APPEAL = { 平和: 1, 景気: 1, 混沌: 1 } as const;
/** Goods and clues that are offered, at most. */
const OFFERED = 8;

/** Out of which lists a deed of one's own is proposed. */
export interface OwnMeans {
  /** Ids of the people present. */
  readonly people: readonly string[];
  /** 商品ID of carried goods that may be given away. */
  readonly goods: readonly number[];
  /** Ids of the story's clues. */
  readonly clues: readonly string[];
  /** 銀貨; 0 for none. */
  readonly gift: number;
  readonly canEat: boolean;
  readonly canHelp: boolean;
}

/** A deed that the rules allow, with the goods that it is about. */
export interface AllowedDeed {
  readonly option: Option;
  readonly bindings: Bindings;
}

export function meansFor(
  { with: people = [] }: Storylet,
  { state, traveller }: Situation,
  clues: readonly string[],
): OwnMeans {
  const { food } = traveller.worn;
  return {
    people,
    goods: state.lots
      .map(({ itemId }) => itemId)
      .filter((itemId) => !traveller.keeps.has(itemId))
      .slice(0, OFFERED),
    clues: clues.slice(-OFFERED),
    gift: Math.max(0, mostToSpend(state, BOUNDS.gift)),
    canEat: food !== undefined && countOf(state, food) > 0 && state.hp < MAX_HP,
    canHelp: state.hp > BOUNDS.leastHp,
  };
}

/** The deed as an action with its outcome; null where the rules refuse it. */
export function allowedDeed(
  deed: OwnDeed,
  storylet: Storylet,
  situation: Situation,
  clues: readonly string[],
): AllowedDeed | null {
  const means = meansFor(storylet, situation, clues);
  if (!isWithin(deed, means, situation)) return null;
  const bindings: Bindings =
    'itemId' in deed
      ? { goods: { itemId: deed.itemId, count: 1, each: priceOf(deed.itemId, situation) } }
      : {};
  const effects = effectsOf(deed, situation);
  const outcome = resolve(effects, bindings, situation);
  if (outcome === null) return null;
  const action: Action = {
    id: `${OWN}${deed.does}`,
    appeal: NO_APPEAL,
    effects,
    text: [
      ...withWords(FRAME.ownDeeds[deed.does] ?? [], wordsFor(deed, situation)),
      ...(FRAME.ownDeeds['after'] ?? []),
    ],
  };
  return { option: { action, outcome }, bindings };
}

function isWithin(deed: OwnDeed, means: OwnMeans, { traveller }: Situation): boolean {
  if ('person' in deed && !means.people.includes(deed.person)) return false;
  switch (deed.does) {
    case 'pay':
      return deed.amount >= 1 && deed.amount <= means.gift;
    case 'give':
    case 'sell':
      return means.goods.includes(deed.itemId);
    case 'eat':
      return means.canEat;
    case 'help':
      return means.canHelp;
    case 'tell':
      return means.clues.includes(deed.clue);
    case 'threaten':
      return traveller.camp !== '平和';
  }
}

function effectsOf(deed: OwnDeed, situation: Situation): readonly Effect[] {
  switch (deed.does) {
    case 'pay':
      return [{ does: 'pay', amount: deed.amount }, ...trust(deed.person, 1, situation)];
    case 'give':
      return [{ does: 'lose', goods: 'goods' }, ...trust(deed.person, 1, situation)];
    case 'sell':
      return [{ does: 'sell', goods: 'goods', factor: SALE_FACTOR, share: 1 }];
    case 'eat':
      return [
        { does: 'use', goods: 'food' },
        { does: 'heal', hp: 1 },
      ];
    case 'help':
      return [{ does: 'hurt', hp: 1 }, ...trust(deed.person, 1, situation)];
    case 'tell':
      return trust(deed.person, 1, situation);
    case 'threaten':
      return [{ does: 'complicate' }, ...trust(deed.person, -1, situation)];
  }
}

/** A change of trust within the bounds; nothing where it would go beyond. */
export function trust(person: string, by: 1 | -1, { world, state }: Situation): readonly Effect[] {
  const now = state.trust[soulOf(world, person)] ?? 0;
  return Math.abs(now + by) > BOUNDS.trust && Math.abs(now + by) > Math.abs(now)
    ? []
    : [{ does: 'trust', person, by }];
}

function wordsFor(deed: OwnDeed, { world }: Situation): Record<string, string> {
  const who = 'person' in deed ? nameOfPerson(world, deed.person) : '';
  const clue =
    'clue' in deed ? FRAME.mystery.clues.find(({ id }) => id === deed.clue)?.recalled[0] : '';
  return { who: who ?? '', clue: clue ?? '' };
}
