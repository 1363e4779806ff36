import { INTERRUPTIONS, OFFER } from '#content';
import { plainPiece, type ScriptPiece } from '../narration/script-piece';
import { attemptKey, MAX_PASSES } from '../plot/plot-memory';
import { sets } from '../plot/sets';
import { asPlotScene } from '../storylets/format/as-plot-scene';
import { AWAY, HEARTENED } from '../storylets/format/offer';
import type { PlotScene } from '../storylets/format/spine';
import type { Action, Storylet } from '../storylets/format/storylet';
import type { World } from '../storylets/format/world';
import { draw } from '../world/random';
import type { StorySave } from './save';

/** The want has been heard of by then, and it is answered soon. */
const CHAPTERS_OF_OFFER = [4, 5] as const;
/** So many interruptions a story has had by the end of a chapter, at most: one in the first two, one in the third, one later. */
const INTERRUPTIONS_BY = [1, 1, 2, 3, 3] as const;
/** After what the morning costs, with what is passed again. */
const LAST_PARAGRAPH = 3;

/** Of no spine: an offer or an interruption. */
export function comesBetween(storylet: Storylet): boolean {
  const role = asPlotScene(storylet)?.role;
  return role === 'offer' || role === 'interruption';
}

/**
 * What may come between the traveller and the hour of the promise, wherever it is: the offer, once in a story near its end, or
 * one of the interruptions; one of them a chapter. What costs the hour comes on no last day, and in no story that has lost one
 * so; what needs passers-by, in no world that is shut in.
 */
export function betweenIn(save: StorySave, { places, shutIn }: World): readonly PlotScene[] {
  const { chapter, shared, used, state } = save;
  const at = places.map(({ id }) => id);
  const everywhere = (scene: PlotScene): PlotScene => ({ ...scene, at });
  const told = INTERRUPTIONS.filter(({ id }) => shared.includes(id));
  if ([OFFER, ...told].some(({ id }) => used.includes(id))) return [];
  const isSpared = wasAway(save) || state.pass >= MAX_PASSES;
  const isOffered = shared.includes(OFFER.id) || isSpared;
  if (!isOffered && chapter >= drawnOf(CHAPTERS_OF_OFFER, save)) return [everywhere(OFFER)];
  const most = INTERRUPTIONS_BY[Math.min(chapter, INTERRUPTIONS_BY.length) - 1] ?? 0;
  if (told.length >= most || chapter < drawnOf([1, 2], save)) return [];
  return INTERRUPTIONS.filter((one) => !told.includes(one) && (!shutIn || !one.outdoors))
    .filter((one) => !isSpared || !one.actions.some(({ effects }) => sets(effects, AWAY)))
    .map(everywhere);
}

/** Whether the traveller has once been elsewhere at the hour of a promise. */
function wasAway({ lived, state }: StorySave): boolean {
  return Object.hasOwn(state.knowledge, AWAY) || lived.some(({ learnt }) => learnt.includes(AWAY));
}

function drawnOf([early, late]: readonly [number, number], { seed }: StorySave): number {
  return draw({ seed, chapter: 0, turn: 0 }, `between/${late}`) < 0.5 ? early : late;
}

/** Ends the answer to the morning after a day with an interruption: it is seen to in good time. Null elsewhere. */
export function forestalledPiece({ plot }: StorySave, morning: Storylet): ScriptPiece | null {
  if (asPlotScene(morning)?.role !== 'morning') return null;
  const [interruption] = stoppedAt(plot?.deeds.at(-2));
  if (interruption?.again === undefined) return null;
  return plainPiece(`forestalled/${interruption.id}`, interruption.again, LAST_PARAGRAPH);
}

/** Begins the answer at the hour of the promise: what an interruption of the same day left in the traveller. Null elsewhere. */
export function heartenedPiece({ plot }: StorySave, climax: Storylet): ScriptPiece | null {
  if (asPlotScene(climax)?.role !== 'climax') return null;
  const [interruption, stop] = stoppedAt(plot?.deeds.at(-1));
  if (interruption === undefined || stop?.echo === undefined) return null;
  return plainPiece(`heartened/${interruption.id}`, stop.echo, 0);
}

/** The interruption for which the traveller stopped on a day, and how; empty where it did not. */
function stoppedAt(deeds: readonly string[] = []): readonly [] | readonly [PlotScene, Action] {
  for (const scene of INTERRUPTIONS) {
    for (const action of scene.actions) {
      const stops = sets(action.effects, AWAY) || sets(action.effects, HEARTENED);
      if (stops && deeds.includes(attemptKey(scene.id, action.id))) return [scene, action];
    }
  }
  return [];
}
