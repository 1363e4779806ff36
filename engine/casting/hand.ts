import { hashText } from '../world/random';
import { sortedBy } from '../world/sorted-by';

/**
 * Cards that are dealt in hands, one hand after the other from a deck that begins again when it is used up: a card comes
 * back when all others have been dealt.
 */
export interface Hands {
  /** How far a card is from the top when the n-th hand is dealt: below the hand's size it belongs to the hand. */
  readonly rankIn: (n: number, card: string) => number;
  /** How many hands before the n-th, and with it, have had the card; from 0. */
  readonly timesBefore: (n: number, card: string) => number;
}

/** @param size Of a hand. The hands throw a RangeError for a card that is not in the deck. */
export function handsOf(cards: readonly string[], size: number, purpose: string): Hands {
  const order = sortedBy(cards, (card) => hashText(`${purpose}/${card}`));
  const places = new Map(order.map((card, place) => [card, place]));
  const placeOf = (card: string) => {
    const place = places.get(card);
    if (place === undefined) throw new RangeError(`${card} is not in the deck ${purpose}.`);
    return place;
  };
  const length = Math.max(1, order.length);
  return {
    rankIn: (n, card) => modulo(placeOf(card) - n * size, length),
    timesBefore: (n, card) =>
      Math.max(0, Math.floor(((n + 1) * size - 1 - placeOf(card)) / length)),
  };
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
