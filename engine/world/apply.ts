import type { ItemChange, LedgerEvent } from './event';
import { EMPTY_STATE, MAX_HP, type Lot, type Tally, type WorldState } from './state';
import { WorldError } from './world-error';

/**
 * The state after an event; all changes of a state are events.
 * @throws WorldError for an invalid event: missing money or goods, HP outside 1–10, threads out of order
 */
export function apply(state: WorldState, event: LedgerEvent): WorldState {
  const money = state.money + (event.money ?? 0);
  if (!Number.isInteger(money)) throw new WorldError('malformed-event', 'money must be whole');
  if (money < 0) throw new WorldError('cannot-pay', `${state.money} + ${event.money ?? 0}`);
  const hp = state.hp + (event.hp ?? 0);
  if (event.hp !== undefined && (hp < 1 || hp > MAX_HP)) {
    throw new WorldError('hp-out-of-range', `${hp}`);
  }
  const items = event.items ?? [];
  return {
    ...state,
    money,
    hp,
    lots: items.reduce((lots, change) => withItems(lots, change, event), state.lots),
    traded: isTrade(event) ? items.reduce(withTrade, state.traded) : state.traded,
    tally: tallied(state, event),
    ...about(state, event),
  };
}

/** The state after all events of a ledger. */
export function replay(ledger: Iterable<LedgerEvent>): WorldState {
  let state = EMPTY_STATE;
  for (const event of ledger) state = apply(state, event);
  return state;
}

/** The change that depends on the event's type. */
function about(state: WorldState, event: LedgerEvent): Partial<WorldState> {
  switch (event.type) {
    case 'move':
      return moved(state, event);
    case 'open':
    case 'close':
      return { threads: threaded(state, event) };
    case 'learn':
      return { knowledge: { ...state.knowledge, [required(event.key)]: event.value ?? '' } };
    case 'set':
      return { facts: [...new Set([...state.facts, required(event.key)])] };
    case 'rewind':
      return rewound(state, event);
    case 'trust': {
      const person = required(event.person);
      return {
        trust: { ...state.trust, [person]: (state.trust[person] ?? 0) + (event.by ?? 0) },
      };
    }
    case 'sell':
      return { lastSale: saleOf(state, event) };
    case 'buy':
    case 'pay':
    case 'earn':
    case 'gain':
    case 'lose':
    case 'use':
    case 'hurt':
    case 'heal':
    case 'fight':
    case 'settle':
    case 'complicate':
      return {};
  }
}

function moved(state: WorldState, event: LedgerEvent): Partial<WorldState> {
  const place = event.place ?? state.place;
  const day = event.day ?? state.day;
  if (day < state.day) throw new WorldError('malformed-event', 'days do not run back');
  const leavesWorld = worldOf(place) !== worldOf(state.place);
  return {
    place,
    day,
    time: event.time ?? state.time,
    ...(leavesWorld
      ? {
          traded: {},
          knowledge: {},
          trust: trustOfSouls(state.trust),
          pass: 0,
          facts: [],
          morning: null,
        }
      : {}),
  };
}

/**
 * A morning of a day that repeats. The first is remembered; each later one gives the people their memory of it back, and
 * the things their state.
 */
function rewound(state: WorldState, event: LedgerEvent): Partial<WorldState> {
  const there = { ...state, ...moved(state, event) };
  const { trust, traded } = there.morning ?? there;
  return { ...there, pass: there.pass + 1, facts: [], trust, traded, morning: { trust, traded } };
}

/** Drops the trust of people without a soul, `world/person`, when the world changes; that of souls is kept. */
function trustOfSouls(trust: WorldState['trust']): WorldState['trust'] {
  return Object.fromEntries(Object.entries(trust).filter(([person]) => !person.includes('/')));
}

/** The world of a place `world/place`. */
function worldOf(place: string): string {
  return place.split('/')[0] ?? '';
}

function threaded(state: WorldState, event: LedgerEvent): WorldState['threads'] {
  const id = required(event.thread);
  const known = state.threads.find((thread) => thread.id === id);
  if (event.type === 'open') {
    if (known !== undefined) throw new WorldError('thread-already-open', id);
    return [...state.threads, { id, mandatory: event.mandatory ?? false, status: 'open' }];
  }
  if (known?.status !== 'open') throw new WorldError('thread-not-open', id);
  return state.threads.map((thread) =>
    thread.id === id ? { ...thread, status: 'closed' as const } : thread,
  );
}

function saleOf(state: WorldState, event: LedgerEvent): WorldState['lastSale'] {
  const sold = event.items?.[0];
  if (sold === undefined) throw new WorldError('malformed-event', 'a sale of nothing');
  return {
    itemId: sold.itemId,
    count: -sold.count,
    total: event.money ?? 0,
    place: state.place,
    day: state.day,
  };
}

function withItems(lots: readonly Lot[], change: ItemChange, event: LedgerEvent): readonly Lot[] {
  const { itemId, count } = change;
  const held = lots.find((lot) => lot.itemId === itemId) ?? { itemId, count: 0, cost: 0 };
  if (held.count + count < 0) throw new WorldError('not-owned', `${held.count} of ${itemId}`);
  const next: Lot = {
    itemId,
    count: held.count + count,
    cost: count > 0 ? held.cost + paidFor(event) : held.cost - costShare(held, -count),
  };
  const others = lots.filter((lot) => lot.itemId !== itemId);
  return next.count === 0 ? others : [...others, next].sort((a, b) => a.itemId - b.itemId);
}

function paidFor(event: LedgerEvent): number {
  return event.type === 'buy' ? -(event.money ?? 0) : 0;
}

function costShare(lot: Lot, count: number): number {
  return Math.round((lot.cost * count) / lot.count);
}

function isTrade({ type }: LedgerEvent): boolean {
  return type === 'buy' || type === 'sell';
}

function withTrade(
  traded: WorldState['traded'],
  { itemId, count }: ItemChange,
): WorldState['traded'] {
  return { ...traded, [itemId]: (traded[String(itemId)] ?? 0) + count };
}

function tallied(state: WorldState, event: LedgerEvent): Tally {
  const { tally } = state;
  switch (event.type) {
    case 'sell':
      return { ...tally, profit: tally.profit + profitOf(state, event) };
    case 'fight':
      return { ...tally, fights: tally.fights + 1 };
    case 'settle':
      return { ...tally, settled: tally.settled + 1 };
    case 'complicate':
      return { ...tally, complications: tally.complications + 1 };
    case 'buy':
    case 'pay':
    case 'earn':
    case 'gain':
    case 'lose':
    case 'use':
    case 'move':
    case 'hurt':
    case 'heal':
    case 'open':
    case 'close':
    case 'learn':
    case 'set':
    case 'rewind':
    case 'trust':
      return tally;
  }
}

function profitOf(state: WorldState, event: LedgerEvent): number {
  const costs = (event.items ?? []).map(({ itemId, count }) => {
    const lot = state.lots.find((held) => held.itemId === itemId);
    return lot === undefined ? 0 : costShare(lot, -count);
  });
  return (event.money ?? 0) - costs.reduce((sum, cost) => sum + cost, 0);
}

function required(text: string | undefined): string {
  if (text === undefined || text === '')
    throw new WorldError('malformed-event', 'a key is missing');
  return text;
}
