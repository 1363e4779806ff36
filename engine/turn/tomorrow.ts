import { plainPiece, type ScriptPiece } from '../narration/script-piece';
import type { Storylet } from '../storylets/format/storylet';
import type { Tomorrow } from '../storylets/format/tomorrow';
import { shuffled } from '../world/random';
import { livedSpine, livedWorld, withChapter, type LivedChapter } from './lived';
import type { StorySave } from './save';
import { isLastScene } from './scene-of';

/** After the scene's own text. */
const FIRST_PARAGRAPH = 3;

/** What the first day that is not repeated brings to the people of each chapter; nothing elsewhere. */
export function tomorrowPieces(save: StorySave, storylet: Storylet): readonly ScriptPiece[] {
  if (!isLastScene(storylet)) return [];
  const told: string[] = [];
  return withChapter(save).flatMap((lived, index): readonly ScriptPiece[] => {
    const wordings = lived.outcome === null ? [] : (tomorrowOf(lived)?.[lived.outcome] ?? []);
    const moment = { seed: save.seed, chapter: lived.chapter, turn: 0 };
    const drawn = shuffled(moment, 'tomorrow', wordings);
    const names = namesIn(lived);
    const isNew = (text: string) =>
      !names.some((name) => text.includes(name) && told.some((other) => other.includes(name)));
    const wording = drawn.find(isNew) ?? drawn[0];
    if (wording === undefined) return [];
    told.push(wording);
    const id = `tomorrow/${lived.chapter}`;
    return [plainPiece(id, [[wording]], FIRST_PARAGRAPH + index, { mayBeCut: true })];
  });
}

/** Of the people of the chapter's world: nobody stands in two sentences where another wording tells of another person. */
function namesIn(lived: LivedChapter): readonly string[] {
  return livedWorld(lived)?.people.map(({ name }) => name) ?? [];
}

function tomorrowOf(lived: LivedChapter): Tomorrow | undefined {
  return (lived.spine === null ? livedWorld(lived) : livedSpine(lived))?.tomorrow;
}
