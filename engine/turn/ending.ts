import type { Ending } from '../../story/ending';
import { withChapter } from './lived';
import type { StorySave } from './save';

/** What a story came to. @param save After its last turn. */
export function endingOf(save: StorySave): Ending {
  const outcomes = withChapter(save).flatMap(({ outcome }) => outcome ?? []);
  return {
    days: save.state.day,
    promises: outcomes.length,
    kept: outcomes.filter((outcome) => outcome === 'kept').length,
  };
}
