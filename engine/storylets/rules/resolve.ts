import { findItem } from '../../../story/catalogue/catalogue';
import { nameInText } from '../../../story/goods/name-in-text';
import { apply } from '../../world/apply';
import type { LedgerEvent } from '../../world/event';
import { MAX_HP, type WorldState } from '../../world/state';
import { bargained, type Offer } from '../../world/trade';
import { WorldError } from '../../world/world-error';
import type { Effect } from '../format/effect';
import type { World } from '../format/world';
import { nameIn, soulOf, type Bindings, type Situation } from './situation';

/** Amounts of the resolved effects, for slots of texts. */
export interface Figures {
  /** The first purchase or sale. */
  readonly deal?: Offer;
  readonly paid?: number;
  readonly earned?: number;
}

export interface Outcome {
  readonly events: readonly LedgerEvent[];
  readonly state: WorldState;
  readonly figures: Figures;
}

/** Turns effects into ledger events; null when one of them is impossible. */
export function resolve(
  effects: readonly Effect[] | undefined,
  bindings: Bindings,
  situation: Situation,
): Outcome | null {
  let state = situation.state;
  let figures: Figures = {};
  const events: LedgerEvent[] = [];
  try {
    for (const effect of effects ?? []) {
      const result = eventOf(effect, bindings, { ...situation, state });
      if (result === null) continue;
      state = apply(state, result.event);
      events.push(result.event);
      figures = { ...result.figures, ...figures };
    }
  } catch (error) {
    if (error instanceof WorldError) return null;
    throw error;
  }
  return { events, state, figures };
}

interface Resolved {
  readonly event: LedgerEvent;
  readonly figures?: Figures;
}

/** Limits HP to 1–10; null when nothing changes. */
function eventOf(effect: Effect, bindings: Bindings, situation: Situation): Resolved | null {
  const { state, world } = situation;
  switch (effect.does) {
    case 'buy':
    case 'sell':
      return trade(effect, offerOf(effect.goods, bindings), situation);
    case 'gain':
    case 'lose': {
      const { itemId, count } = offerOf(effect.goods, bindings);
      if (effect.does === 'lose') refuseKept(itemId, situation);
      return {
        event: {
          type: effect.does,
          items: [{ itemId, count: effect.does === 'gain' ? count : -count }],
        },
      };
    }
    case 'use':
      return {
        event: {
          type: 'use',
          items: [{ itemId: usedItem(effect.goods, bindings, situation), count: -1 }],
        },
      };
    case 'pay':
      return paying(effect.amount);
    case 'payShare':
      return paying(Math.max(1, Math.round(state.money * effect.share)));
    case 'earn':
      return { event: { type: 'earn', money: effect.amount }, figures: { earned: effect.amount } };
    case 'hurt':
      return hpEvent('hurt', Math.max(1 - state.hp, -effect.hp));
    case 'heal':
      return hpEvent('heal', Math.min(MAX_HP - state.hp, effect.hp));
    case 'fight':
    case 'settle':
    case 'complicate':
      return { event: { type: effect.does } };
    case 'open':
      return {
        event: {
          type: 'open',
          thread: nameIn(world, effect.thread),
          mandatory: promisesOf(world).includes(effect.thread),
        },
      };
    case 'close':
      return { event: { type: 'close', thread: nameIn(world, effect.thread) } };
    case 'learn':
      return { event: { type: 'learn', key: effect.key, value: '' } };
    case 'remember': {
      const item = findItem(offerOf(effect.goods, bindings).itemId);
      const value = item === undefined ? '' : nameInText(item);
      return { event: { type: 'learn', key: effect.key, value } };
    }
    case 'set':
      return { event: { type: 'set', key: effect.key } };
    case 'trust':
      return { event: { type: 'trust', person: soulOf(world, effect.person), by: effect.by } };
  }
}

function trade(
  { does, factor, share }: Extract<Effect, { does: 'buy' | 'sell' }>,
  offer: Offer,
  situation: Situation,
): Resolved {
  const { itemId } = offer;
  if (does === 'sell') refuseKept(itemId, situation);
  const each = bargained(offer.each, factor);
  const count = Math.max(1, Math.round(offer.count * share));
  const sign = does === 'sell' ? 1 : -1;
  return {
    event: { type: does, money: sign * each * count, items: [{ itemId, count: -sign * count }] },
    figures: { deal: { itemId, each, count } },
  };
}

function paying(amount: number): Resolved {
  return { event: { type: 'pay', money: -amount }, figures: { paid: amount } };
}

function hpEvent(type: 'hurt' | 'heal', hp: number): Resolved | null {
  return hp === 0 ? null : { event: { type, hp } };
}

function offerOf(name: string, bindings: Bindings): Offer {
  const offer = bindings[name];
  if (offer === undefined) throw new WorldError('malformed-event', `no goods are named ${name}`);
  return offer;
}

/** @throws WorldError `not-owned` for worn items, and for those that the participant marked as important */
function refuseKept(itemId: number, { traveller }: Situation): void {
  if (traveller.keeps.has(itemId)) throw new WorldError('not-owned', `${itemId} is kept`);
}

function usedItem(name: string, bindings: Bindings, { traveller }: Situation): number {
  if (name !== 'food') return offerOf(name, bindings).itemId;
  const itemId = traveller.worn.food;
  if (itemId === undefined) throw new WorldError('not-owned', 'no food is carried');
  return itemId;
}

/** The threads of a world that have to be closed before their chapter ends. */
function promisesOf({ promise, spines = [] }: World): readonly string[] {
  return [promise, ...spines.map((spine) => spine.promise)];
}
