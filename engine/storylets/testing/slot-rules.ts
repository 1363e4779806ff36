import { WORN_SLOTS } from '../../world/traveller';
import type { Condition } from '../format/condition';
import type { Effect } from '../format/effect';
import type { GoodsBinding } from '../format/storylet';

/** The values that a text's slots can have. */
export interface Scope {
  readonly goods: Readonly<Record<string, GoodsBinding>>;
  readonly effects: readonly Effect[];
  /** An echo is narrated at another place and time. */
  readonly isEcho: boolean;
}

const EVERYWHERE = ['me', 'whom', 'rival', 'i', 'you', 'world', 'loop', 'trade'];
const HERE_AND_NOW = ['place', 'purse', 'time', 'weather'];
const OF_GOODS = ['', '.count', '.one', '.unit', '.number', '.each', '.total'];

/** Why a slot has no value here; null when it has one. */
export function slotFault(slot: string, sure: readonly Condition[], scope: Scope): string | null {
  const base = slot.split('.')[0] ?? '';
  if (EVERYWHERE.includes(slot)) return null;
  if (HERE_AND_NOW.includes(slot)) return scope.isEcho ? 'an echo is narrated elsewhere' : null;
  const worn = WORN_SLOTS.find((name) => name === slot);
  if (worn !== undefined && scope.goods[slot] === undefined) {
    return isSure(sure, { is: 'worn', slot: worn }) ? null : `needs “worn ${slot}”`;
  }
  if (slot === 'trait') return isSure(sure, { is: 'trait' }) ? null : 'needs “trait”';
  if (base === 'sold') return isSure(sure, { is: 'sold' }) ? null : 'needs “sold”';
  if (base === 'memo') {
    const key = slot.slice('memo.'.length);
    return isSure(sure, { is: 'knows', key }) ? null : `needs “knows ${key}”`;
  }
  if (base === 'guest') return isSure(sure, { is: 'guest' }) ? null : 'needs “guest”';
  const does = scope.effects.map((effect) => effect.does);
  if (slot === 'paid') {
    return does.includes('pay') || does.includes('payShare') ? null : 'nothing is paid';
  }
  if (slot === 'earned') return does.includes('earn') ? null : 'nothing is earned';
  const suffix = slot.slice(base.length);
  if (base === 'deal' && OF_GOODS.includes(suffix)) {
    return does.includes('buy') || does.includes('sell') ? null : 'nothing is bought or sold';
  }
  if (scope.goods[base] !== undefined && [...OF_GOODS, '.category'].includes(suffix)) return null;
  return 'is unknown';
}

function isSure(sure: readonly Condition[], needed: Condition): boolean {
  return sure.some((one) => JSON.stringify(one) === JSON.stringify(needed));
}
