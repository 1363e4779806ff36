import type { TimeOfDay } from '../../story/scene';

/** The public kinds of events, which `npm run story` prints. */
export const EVENT_TYPES = [
  'buy',
  'sell',
  'pay',
  'earn',
  'gain',
  'lose',
  'use',
  'move',
  'hurt',
  'heal',
  'fight',
  'settle',
  'complicate',
  'open',
  'close',
  'rewind',
] as const;

/** `learn`, `trust` and `set` change knowledge, relations and facts only, and are not printed. */
export type EventType = (typeof EVENT_TYPES)[number] | 'learn' | 'trust' | 'set';

export interface ItemChange {
  readonly itemId: number;
  /** Signed, never 0. */
  readonly count: number;
}

/** An entry of the ledger. Changes are signed; the state is the sum of all events from the first. */
export interface LedgerEvent {
  readonly type: EventType;
  /** In 銀貨. */
  readonly money?: number;
  readonly hp?: number;
  readonly items?: readonly ItemChange[];
  /** With `open` and `close`. */
  readonly thread?: string;
  /** With `open`: must be closed before its chapter ends. */
  readonly mandatory?: boolean;
  /** With `move` and `rewind`: the character's new place, day and time. */
  readonly place?: string;
  readonly day?: number;
  readonly time?: TimeOfDay;
  /** With `learn` and `set`: a key; with `learn` also a short text for later quotation. */
  readonly key?: string;
  readonly value?: string;
  /** With `trust`: a person's soul and the signed change. */
  readonly person?: string;
  readonly by?: number;
}
