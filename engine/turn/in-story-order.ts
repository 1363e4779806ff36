import { dealt } from '../casting/deal';
import type { Situation } from '../storylets/rules/situation';
import { shuffled } from '../world/random';

/** Wordings in a story's own order, so that neighbours get others, and a story none twice. */
export function inStoryOrder(
  wordings: readonly string[],
  purpose: string,
  { deal, moment }: Situation,
): readonly string[] {
  return deal === null
    ? shuffled({ ...moment, chapter: 0, turn: 0 }, purpose, wordings)
    : dealt(wordings, deal.story, purpose, (text) => text);
}
