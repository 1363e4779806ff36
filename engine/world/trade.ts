import { hashText } from './random';
import type { WorldState } from './state';

/** An offer of goods at the market's price. */
export interface Offer {
  readonly itemId: number;
  readonly count: number;
  /** 銀貨 for one unit, at least 1. */
  readonly each: number;
}

/** A whole number of 銀貨, at least 1: base price × regional demand × scarcity. */
export function unitPrice(base: number, demand: number, scarcity: number): number {
  return Math.max(1, Math.round(base * demand * scarcity));
}

/**
 * Price factor for scarcity, 0.6 to 1.5: the supply differs by day, buying raises the price and selling lowers it.
 */
export function scarcityOf(seed: number, state: WorldState, itemId: number): number {
  const supply = 0.85 + 0.35 * (hashText(`${seed}/supply/${state.day}/${itemId}`) / 2 ** 32);
  const pressure = 1 + 0.02 * (state.traded[String(itemId)] ?? 0);
  return Math.min(1.5, Math.max(0.6, supply * pressure));
}

/** The unit price after bargaining, in 銀貨, at least 1. */
export function bargained(each: number, factor: number): number {
  return Math.max(1, Math.round(each * factor));
}
