import { setsInOrder } from './sets';

/** Which of several things a story gets. */
export interface Cast<T> {
  readonly chosen: readonly T[];
  /** How many stories with smaller numbers got a thing. */
  readonly timesBefore: (thing: T) => number;
}

/**
 * Deals things to stories by their numbers: neighbours share as few as possible, and every set of things is dealt about as
 * often as the others.
 * @param serial The story's number, from 1.
 * @param sizes How many things a story gets at most: several take turns, one story after the other.
 */
export function castOf<T>(things: readonly T[], sizes: readonly number[], serial: number): Cast<T> {
  const sets = setsInOrder(
    things.length,
    sizes.map((size) => Math.min(size, things.length)),
  );
  const round = Math.floor((serial - 1) / sets.length);
  const place = (serial - 1) % sets.length;
  const isIn = (set: number, index: number) => (set & (1 << index)) !== 0;
  const dealtTo = (from: readonly number[], index: number) =>
    from.filter((set) => isIn(set, index)).length;
  return {
    chosen: things.filter((_, index) => isIn(sets[place] ?? 0, index)),
    timesBefore: (thing) => {
      const index = things.indexOf(thing);
      return round * dealtTo(sets, index) + dealtTo(sets.slice(0, place), index);
    },
  };
}
