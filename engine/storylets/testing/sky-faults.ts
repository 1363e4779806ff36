import { TIMES } from '../../../story/scene';
import type { World } from '../format/world';
import { wordingsOf } from './wordings';

/** Times of day with too few sentences to avoid repetition. */
export function skyFaults({ sky }: World): string[] {
  return TIMES.filter((time) => wordingsOf(sky[time]).length < 3).map(
    (time) => `sky.${time} has fewer than three wordings`,
  );
}
