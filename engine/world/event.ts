import type { TimeOfDay } from '../../story/scene';

/** The kinds of events that everybody outside may read, as `npm run story` prints them. */
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
] as const;

/** `learn` and `trust` change what people know and feel, nothing that can be counted in a purse. */
export type EventType = (typeof EVENT_TYPES)[number] | 'learn' | 'trust';

export interface ItemChange {
  readonly itemId: number;
  /** Signed, never 0. */
  readonly count: number;
}

/** One entry of the ledger. All changes are signed; summed up from the first event they give the state. */
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
  /** With `move`: where and when the character is from now on. */
  readonly place?: string;
  readonly day?: number;
  readonly time?: TimeOfDay;
  /** With `learn`: a key, and a short text to be quoted later. */
  readonly key?: string;
  readonly value?: string;
  /** With `trust`: a person's soul, and by how much it changes. */
  readonly person?: string;
  readonly by?: number;
}
