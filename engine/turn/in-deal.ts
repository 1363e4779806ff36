import { sceneDeals } from '../gm/scene-deals';
import type { ScriptPiece } from '../narration/script-piece';
import { asPlotScene } from '../storylets/format/as-plot-scene';
import type { Storylet } from '../storylets/format/storylet';
import type { Situation } from '../storylets/rules/situation';
import { comesBetween } from './between';
import { isOfEpilogue } from './scene-of';

/** Pieces whose wordings belong to the world. */
const OF_WORLD = new Set(['arrival', 'sky', 'light', 'detail', 'more', 'glance', 'resolve']);

/**
 * The pieces with the numbers by which their wordings are dealt; as they are in a story without a number.
 * @param storylets Those to which pieces may belong.
 */
export function inDeal(
  pieces: readonly ScriptPiece[],
  storylets: readonly Storylet[],
  { world, deal }: Situation,
): ScriptPiece[] {
  if (deal === null) return [...pieces];
  const deals = sceneDeals(world, deal);
  return pieces.map((piece) => {
    if (OF_WORLD.has(piece.id)) return { ...piece, telling: deal.world };
    const names = piece.id.split('/');
    const storylet = storylets.find(({ id }) => names.includes(id));
    // The offer, an interruption, the question and an ending come once in a story.
    if (storylet === undefined || comesBetween(storylet) || isOfEpilogue(storylet)) {
      return { ...piece, telling: deal.story };
    }
    const isOfSpine = asPlotScene(storylet) !== undefined;
    return { ...piece, telling: isOfSpine ? deal.spine : deals.timesBefore(storylet) };
  });
}
