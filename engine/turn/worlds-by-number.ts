import { castOf, type Cast } from '../casting/cast';
import type { World } from '../storylets/format/world';
import { CHAPTERS, repeatsDays } from './worlds-of-story';

/**
 * The worlds that a story is dealt by its number: those whose days repeat first, then as many of the others as it has
 * chapters left, so that neighbours share the least of them.
 * @param serial The story's number, from 1.
 */
export function worldsByNumber(worlds: readonly World[], serial: number): Cast<World> {
  const repeating = castOf(worlds.filter(repeatsDays), [CHAPTERS], serial);
  const left = Math.max(0, CHAPTERS - repeating.chosen.length);
  const others = worlds.filter((world) => !repeatsDays(world));
  const plain = castOf(others, [left], serial);
  return {
    chosen: worlds.filter(
      (world) => repeating.chosen.includes(world) || plain.chosen.includes(world),
    ),
    timesBefore: (world) =>
      repeatsDays(world) ? repeating.timesBefore(world) : plain.timesBefore(world),
  };
}
