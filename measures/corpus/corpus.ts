import type { WrittenCharacter } from './participant';
import { WRITTEN_BY_BODY } from './written-by-body';
import { WRITTEN_BY_TEMPER } from './written-by-temper';
import { WRITTEN_BY_TRADE } from './written-by-trade';

/** Characters as people write them, sixty of many kinds. */
export const CORPUS: readonly WrittenCharacter[] = [
  ...WRITTEN_BY_TRADE,
  ...WRITTEN_BY_BODY,
  ...WRITTEN_BY_TEMPER,
];

/** Every n-th of the corpus: a few that are as different as all of them. */
export function spreadOf(
  characters: readonly WrittenCharacter[],
  count: number,
): WrittenCharacter[] {
  const step = characters.length / count;
  return characters.filter(
    (_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step),
  );
}
