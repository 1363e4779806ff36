import { INTERRUPTIONS, OFFER } from '#content';
import type { ScriptPiece } from '../narration/narrator';
import { attemptKey } from '../plot/plot-memory';
import { asPlotScene } from '../storylets/format/as-plot-scene';
import { AWAY } from '../storylets/format/offer';
import type { PlotScene } from '../storylets/format/spine';
import type { Storylet } from '../storylets/format/storylet';
import type { World } from '../storylets/format/world';
import { draw } from '../world/random';
import type { StorySave } from './save';

/** The want has been heard of by then, and there is time for its answer. */
const FIRST_WITH_OFFER = 3;
/** An interruption comes from one of these chapters on, before the offer and after it. */
const BEFORE_OFFER = [1, 2] as const;
const AFTER_OFFER = [4, 5] as const;
/** After what the morning costs, with what is passed again. */
const LAST_PARAGRAPH = 3;

/** Of no spine: an offer or an interruption. */
export function comesBetween(storylet: Storylet): boolean {
  const role = asPlotScene(storylet)?.role;
  return role === 'offer' || role === 'interruption';
}

/**
 * What may come between the traveller and the hour of the promise, wherever it is: the offer, once in a story from its middle
 * on, or one of the interruptions, once before the offer and once after it. One of them a chapter.
 */
export function betweenIn(
  { chapter, shared, used, seed }: StorySave,
  { places }: World,
): readonly PlotScene[] {
  const at = places.map(({ id }) => id);
  const everywhere = (scene: PlotScene): PlotScene => ({ ...scene, at });
  const told = INTERRUPTIONS.filter(({ id }) => shared.includes(id));
  if ([OFFER, ...told].some(({ id }) => used.includes(id))) return [];
  if (chapter >= FIRST_WITH_OFFER && !shared.includes(OFFER.id)) return [everywhere(OFFER)];
  const isDue = ([early, late]: readonly [number, number], purpose: string) =>
    chapter <= late &&
    chapter >= (draw({ seed, chapter: 0, turn: 0 }, purpose) < 0.5 ? early : late);
  const isFirst = told.length === 0 && isDue(BEFORE_OFFER, 'interruption/first');
  const isSecond = told.length < 2 && isDue(AFTER_OFFER, 'interruption/second');
  if (!isFirst && !isSecond) return [];
  return INTERRUPTIONS.filter((one) => !told.includes(one)).map(everywhere);
}

/** Ends the answer to the morning after a day that an interruption cost: it is seen to in good time. Null elsewhere. */
export function forestalledPiece({ plot }: StorySave, morning: Storylet): ScriptPiece | null {
  const yesterday = plot?.deeds.at(-2) ?? [];
  const interruption = INTERRUPTIONS.find(({ id, actions }) =>
    actions.some(
      (one) =>
        yesterday.includes(attemptKey(id, one.id)) &&
        one.effects?.some((effect) => effect.does === 'set' && effect.key === AWAY) === true,
    ),
  );
  if (interruption?.again === undefined || asPlotScene(morning)?.role !== 'morning') return null;
  return {
    id: `forestalled/${interruption.id}`,
    passage: interruption.again,
    weight: 'must',
    paragraph: LAST_PARAGRAPH,
    bindings: {},
    figures: {},
  };
}
