import type { TimeOfDay } from '../../story/scene';

/** The character's goods of one kind. */
export interface Lot {
  readonly itemId: number;
  readonly count: number;
  /** Total purchase price in 銀貨. */
  readonly cost: number;
}

export interface Thread {
  readonly id: string;
  readonly mandatory: boolean;
  readonly status: 'open' | 'closed';
}

export interface Sale {
  readonly itemId: number;
  readonly count: number;
  readonly total: number;
  readonly place: string;
  readonly day: number;
}

/** What the world goes back to when a day begins again; the character's body, purse, bag and knowledge do not. */
export interface Morning {
  readonly trust: Readonly<Record<string, number>>;
  readonly traded: Readonly<Record<string, number>>;
}

/** Running totals over the whole story. */
export interface Tally {
  /** Sales less purchase prices, in 銀貨. */
  readonly profit: number;
  readonly fights: number;
  /** Conflicts ended without violence. */
  readonly settled: number;
  readonly complications: number;
}

export interface WorldState {
  /** Counts from 1 through the whole story. */
  readonly day: number;
  readonly time: TimeOfDay;
  /** '' before the first move. */
  readonly place: string;
  readonly money: number;
  readonly hp: number;
  readonly lots: readonly Lot[];
  readonly threads: readonly Thread[];
  /** What the character has learnt: texts by key. */
  readonly knowledge: Readonly<Record<string, string>>;
  /** Each soul's trust in the character; 0 when it isn't listed. */
  readonly trust: Readonly<Record<string, number>>;
  /** Units bought less units sold, by 商品ID, since the last change of worlds: the basis of scarcity. */
  readonly traded: Readonly<Record<string, number>>;
  readonly lastSale: Sale | null;
  /** How often the chapter's day has begun, from 1; 0 in a chapter whose day does not repeat. */
  readonly pass: number;
  /** How things stand since the last morning, by key. */
  readonly facts: readonly string[];
  /** Null in a chapter whose day does not repeat. */
  readonly morning: Morning | null;
  readonly tally: Tally;
}

export const MAX_HP = 10;

export const EMPTY_STATE: WorldState = {
  day: 1,
  time: 'dawn',
  place: '',
  money: 0,
  hp: 0,
  lots: [],
  threads: [],
  knowledge: {},
  trust: {},
  traded: {},
  lastSale: null,
  pass: 0,
  facts: [],
  morning: null,
  tally: { profit: 0, fights: 0, settled: 0, complications: 0 },
};

export function countOf(state: WorldState, itemId: number): number {
  return state.lots.find((lot) => lot.itemId === itemId)?.count ?? 0;
}
