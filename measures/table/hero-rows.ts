import type { Tokenise } from '../../engine/japanese/testing/tokens';
import { measureRow, type MeasureRow } from '../format/measure-row';
import { distanceBetweenTraits } from '../hero/deed-distance';
import { characterShown } from '../hero/character-shown';
import { traitRecovery } from '../hero/trait-recovery';
import type { MeasuredStories } from './measured-stories';

/** How much the character makes of its story. */
export function heroRows({ byTrait, inARow }: MeasuredStories, tokenise: Tokenise): MeasureRow[] {
  const traits = new Set(byTrait.map(({ trait }) => trait)).size;
  const shown = characterShown(inARow, tokenise);
  return [
    measureRow(
      'deed distance between two traits, same seed and camp',
      distanceBetweenTraits(byTrait),
      { atLeast: 0.45 },
      { aim: '0.6', detail: { traits, stories: byTrait.length } },
    ),
    measureRow(
      'trait recovered from deeds, leave one seed out',
      traitRecovery(byTrait),
      { atLeast: 0.7 },
      { aim: '0.9', detail: { classifier: 'naive Bayes over scene/action', chance: 1 / traits } },
    ),
    measureRow(
      "hero's sections a chapter that show skill, limit, body, like or voice",
      shown.sections,
      { atLeast: 3 },
      {
        aim: '6',
        detail: {
          by: shown.by,
          byWords: shown.byWords,
          byChance: shown.byChance,
          traits: new Set(inARow.map(({ trait }) => trait)).size,
        },
      },
    ),
  ];
}
