import type { ChosenScene } from '../gm/choose-scene';
import type { ScriptPiece } from '../narration/narrator';
import { onSameDay } from '../plot/same-day';
import type { Action, Storylet } from '../storylets/format/storylet';
import type { Situation } from '../storylets/rules/situation';
import { draw } from '../world/random';
import { inDeal } from './in-deal';
import { cluePiece } from './mystery';
import { glancePiece } from './notice';
import { asPlotScene } from './plot';
import { recognitionPiece } from './recognition';
import { passingPiece } from './want';
import type { StorySave } from './save';
import { sceneScript } from './script';

/** Nobody thinks of its own wishes while more than this is at stake. */
const CALM = 3;
/** Deals between two visits to a scene, so that no visit gets what a neighbouring story got at another one. */
const APART = 2;
/** So many scenes begin with what came of the last action. */
const ECHO_SHARE = 0.3;

/** The game master's turn in a chapter whose day repeats: why this happens now, then what happens. */
export function plotScript(
  save: StorySave,
  scene: ChosenScene,
  acted: { readonly storylet: Storylet; readonly action: Action } | null,
): ScriptPiece[] {
  const { storylet, situation } = scene;
  const plotScene = asPlotScene(storylet);
  const visits = save.used.filter((id) => id === storylet.id).length;
  const wasTold = visits > 0;
  const isToday = save.used.slice(save.plot?.from).includes(storylet.id);
  const again = plotScene?.again ?? storylet.text;
  const text = wasTold ? (isToday ? onSameDay(again) : again) : storylet.text;
  const echoes = draw(situation.moment, 'echo') < ECHO_SHARE && plotScene?.role !== 'morning';
  const told = { ...scene, storylet: { ...storylet, text } };
  const pieces = sceneScript(save, told, echoes ? acted : null)
    .filter(({ id }) => id !== 'arrival')
    .map(withoutPadding)
    // Each visit prefers other wordings, also when the chapter has told all of them.
    .map((piece) => {
      if (!wasTold || piece.id !== storylet.id) return piece;
      const morning = plotScene?.role === 'morning' ? save.plot?.morning : undefined;
      const telling = (piece.telling ?? 0) + APART * visits;
      return { ...piece, telling, ...(morning === undefined ? {} : { retells: morning }) };
    });
  const known = recognitionPiece(save, scene);
  const glance = known ?? (plotScene?.role === 'morning' ? null : glancePiece(save, scene));
  const clue = cluePiece(save, storylet, situation);
  const ofStory = [glance, clue].filter((piece) => piece !== null);
  const whole = [...pieces, ...inDeal(ofStory, [storylet], situation)];
  if (plotScene?.because === undefined || isToday) return whole;
  const because: ScriptPiece = {
    id: `because/${storylet.id}`,
    passage: plotScene.because,
    weight: 'must',
    paragraph: 0,
    bindings: scene.bindings,
    figures: scene.outcome.figures,
  };
  const dealt = inDeal([because], [storylet], situation).map(({ telling, ...piece }) => ({
    ...piece,
    ...(telling === undefined ? {} : { telling: telling + APART * visits }),
  }));
  return [...dealt, ...whole];
}

/** Where one thing follows from another, details of the place stand between: they only fill what would be too short. */
function withoutPadding(piece: ScriptPiece): ScriptPiece {
  return piece.weight === 'fill' || piece.weight === 'need' ? { ...piece, weight: 'last' } : piece;
}

/**
 * The player's turn in a chapter whose day repeats: the deed alone, without a passing thought, which follows from nothing;
 * where there is little to tell, what the traveller wants crosses its mind, and else it glances around.
 */
export function plotActionScript(
  pieces: readonly ScriptPiece[],
  { tension }: Storylet,
  situation: Situation,
): ScriptPiece[] {
  const deed = pieces.filter(({ id }) => id !== 'thought').map(withoutPadding);
  const glance = deed.find(({ id }) => id === 'glance');
  const isIdle = tension <= CALM && pieces.some(({ id }) => id === 'glance');
  const passing = isIdle ? passingPiece(situation) : null;
  return [
    ...deed.filter(({ id }) => id !== 'glance'),
    ...(passing === null ? [] : [passing]),
    ...(glance === undefined
      ? []
      : ['last-glance', 'glance'].map((id) => ({ ...glance, id, paragraph: 3 }))),
  ];
}
