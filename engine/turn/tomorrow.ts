import { WORLDS } from '#content';
import type { ScriptPiece } from '../narration/narrator';
import type { Storylet } from '../storylets/format/storylet';
import type { Tomorrow } from '../storylets/format/tomorrow';
import { withChapter, type LivedChapter } from './lived';
import type { StorySave } from './save';
import { isLastScene } from './scene-of';

/** After the scene's own text. */
const FIRST_PARAGRAPH = 3;

/** What the first day that is not repeated brings to the people of each chapter; nothing elsewhere. */
export function tomorrowPieces(save: StorySave, storylet: Storylet): readonly ScriptPiece[] {
  if (!isLastScene(storylet)) return [];
  return withChapter(save).flatMap((lived, index): readonly ScriptPiece[] => {
    const wordings = lived.outcome === null ? [] : (tomorrowOf(lived)?.[lived.outcome] ?? []);
    return wordings.length === 0 ? [] : [pieceOf(lived, wordings, FIRST_PARAGRAPH + index)];
  });
}

function tomorrowOf({ world, spine }: LivedChapter): Tomorrow | undefined {
  const found = WORLDS.find(({ id }) => id === world);
  return spine === null ? found?.tomorrow : found?.spines?.find(({ id }) => id === spine)?.tomorrow;
}

function pieceOf(
  { chapter }: LivedChapter,
  wordings: readonly string[],
  paragraph: number,
): ScriptPiece {
  return {
    id: `tomorrow/${chapter}`,
    passage: [wordings],
    weight: 'must',
    mayBeCut: true,
    paragraph,
    bindings: {},
    figures: {},
  };
}
