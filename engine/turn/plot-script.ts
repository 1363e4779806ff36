import { FRAME } from '#content';
import type { ChosenScene } from '../gm/choose-scene';
import { plainPiece, type ScriptPiece } from '../narration/script-piece';
import { onSameDay } from '../plot/same-day';
import { asPlotScene } from '../storylets/format/as-plot-scene';
import { HOUR_ROLES, type PlotRole } from '../storylets/format/spine';
import type { Action, Storylet } from '../storylets/format/storylet';
import type { Part } from '../storylets/format/text';
import type { Situation } from '../storylets/rules/situation';
import { draw } from '../world/random';
import { comesBetween } from './between';
import { inDeal } from './in-deal';
import { glancePiece } from './notice';
import { spineOf } from './plot';
import { recognitionPiece } from './recognition';
import { passingPiece } from './want';
import type { StorySave } from './save';
import { sceneScript } from './scene-script';

/** The scene before and what the player did about it. */
interface Acted {
  readonly storylet: Storylet;
  readonly action: Action;
}

/** Nobody thinks of its own wishes while more than this is at stake. */
const CALM = 3;
/** Paragraphs before the scene: what is told from elsewhere; the hour, the place and why the traveller comes. */
const ELSEWHERE = 0;
const STAGE = 1;
/** Deals between two visits to a scene, so that no visit gets what a neighbouring story got at another one. */
const APART = 2;
/** Of the scenes before which a part of the day has passed. */
const SKY_SHARE = 0.15;
const SKY_SHARE_AT_DUSK = 0.4;
/** So many scenes begin with what came of the last action. */
const ECHO_SHARE = 0.3;
/** Details of the place and its light. */
const DECOR = new Set(['detail', 'more', 'light', 'glance', 'last-glance']);
/** Of the scenes in which the promise is decided: nobody looks around in them. */
const OF_THE_HOUR = new Set<PlotRole>(['prelude', 'climax', 'evening', 'lost']);

/** The game master's turn in a chapter whose day repeats: why this happens now, and directly after it what happens. */
export function plotScript(
  save: StorySave,
  scene: ChosenScene,
  acted: Acted | null,
): ScriptPiece[] {
  const { storylet, situation } = scene;
  const plotScene = asPlotScene(storylet);
  const visits = save.used.filter((id) => id === storylet.id).length;
  const wasTold = visits > 0;
  const isToday = save.used.slice(save.plot?.from).includes(storylet.id);
  const again = plotScene?.again ?? storylet.text;
  const text = wasTold ? (isToday ? onSameDay(again) : again) : storylet.text;
  const echoes = draw(situation.moment, 'echo') < ECHO_SHARE && plotScene?.role !== 'morning';
  const heard = echoes && acted !== null ? heardElsewhere(save, storylet, acted) : null;
  const told = { ...scene, storylet: { ...storylet, text } };
  const pieces = sceneScript(save, told, heard)
    .filter(({ id }) => id !== 'arrival')
    .map((piece) => (piece.id === 'sky' ? skyOf(piece, situation) : piece))
    .flatMap((piece) => atHour(piece, storylet))
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
  const ofStory = glance === null ? [] : [glance];
  const whole = [...pieces, ...inDeal(ofStory, [storylet], situation)];
  if (plotScene?.because === undefined || isToday || goesOn(save, situation)) return whole;
  const because = plainPiece(`because/${storylet.id}`, plotScene.because, STAGE, {
    bindings: scene.bindings,
    figures: scene.outcome.figures,
  });
  const dealt = inDeal([because], [storylet], situation).map(({ telling, ...piece }) => ({
    ...piece,
    ...(telling === undefined ? {} : { telling: telling + APART * visits }),
  }));
  const at = whole.findIndex(({ id }) => id === storylet.id);
  return [...whole.slice(0, at).map(apart), ...dealt, ...whole.slice(at)];
}

/**
 * Why the traveller comes begins most scenes: the sky before it is told seldom, but oftener at nightfall, which is a deadline,
 * and else only where there is little to tell.
 */
function skyOf(sky: ScriptPiece, { moment, state }: Situation): ScriptPiece {
  const share = state.time === 'dusk' ? SKY_SHARE_AT_DUSK : SKY_SHARE;
  return draw(moment, 'sky') < share ? sky : { ...sky, id: 'light', weight: 'need' };
}

/** Whether the scene before was the first half of the same hour: no reason has to be given twice for it. */
function goesOn({ plot, used }: StorySave, { world }: Situation): boolean {
  const last = spineOf({ plot }, world)?.scenes.find(({ id }) => id === used.at(-1));
  return last !== undefined && HOUR_ROLES.has(last.role);
}

/** What is told from elsewhere is a paragraph of its own, so that the reason does not seem to follow from it. */
function apart(piece: ScriptPiece): ScriptPiece {
  return piece.recalls === true ? { ...piece, paragraph: ELSEWHERE } : piece;
}

/**
 * What is told of the last action elsewhere, in words that have not just been read: nothing where it was done, of a morning, at
 * which nothing has been done yet, and of an interruption, which comes back at the hour of the promise.
 */
function heardElsewhere({ past }: StorySave, { at }: Storylet, acted: Acted): Acted | null {
  const { echo = [] } = acted.action;
  const isHere = acted.storylet.at.some((place) => at.includes(place));
  const isOfMorning = asPlotScene(acted.storylet)?.role === 'morning';
  if (isHere || isOfMorning || comesBetween(acted.storylet)) return null;
  const last = past.turns.at(-1) ?? '';
  const anew = echo.flatMap((part) =>
    isList(part) ? [part.filter((one) => !tells(last, one))] : [],
  );
  const isTold = anew.length === echo.length && anew.every((part) => part.length > 0);
  return isTold ? { ...acted, action: { ...acted.action, echo: anew } } : null;
}

function isList(part: Part): part is readonly string[] {
  return Array.isArray(part);
}

/** Whether a text has two of the nouns of a sentence: then it tells the same. */
function tells(text: string, sentence: string): boolean {
  const nouns = new Set(sentence.match(/\p{Script=Han}{2,}|[ァ-ヶー]{3,}/gu));
  return [...nouns].filter((noun) => text.includes(noun)).length > 1;
}

/** At the hour of the promise nobody looks around: where there is little to tell, the hour itself is told. */
function atHour(piece: ScriptPiece, storylet: Storylet): readonly ScriptPiece[] {
  if (!isOfHour(storylet) || !DECOR.has(piece.id)) return [piece];
  return piece.id === 'detail' ? [] : [{ ...piece, passage: [FRAME.atTheHour], weight: 'last' }];
}

/** Whether it is the hour of the promise. */
function isOfHour(storylet: Storylet): boolean {
  const role = asPlotScene(storylet)?.role;
  return role !== undefined && OF_THE_HOUR.has(role);
}

/** Where one thing follows from another, details of the place stand between: they only fill what would be too short. */
function withoutPadding(piece: ScriptPiece): ScriptPiece {
  return piece.weight === 'fill' || piece.weight === 'need' ? { ...piece, weight: 'last' } : piece;
}

/**
 * The player's turn in a chapter whose day repeats: the deed alone, without a passing thought, which follows from nothing;
 * where there is little to tell, what the traveller wants crosses its mind before it, or it glances around. The deed's own
 * end stays the end.
 */
export function plotActionScript(
  pieces: readonly ScriptPiece[],
  storylet: Storylet,
  situation: Situation,
): ScriptPiece[] {
  const deed = pieces.filter(({ id }) => id !== 'thought').map(withoutPadding);
  const isHour = isOfHour(storylet);
  const { tension } = storylet;
  const glance = deed.find(({ id }) => id === 'glance');
  const isIdle = !isHour && tension <= CALM && pieces.some(({ id }) => id === 'glance');
  const passing = isIdle ? passingPiece(situation) : null;
  return [
    ...(passing === null ? [] : [passing]),
    ...(glance === undefined
      ? []
      : ['last-glance', 'glance'].map((id) => ({ ...glance, id }))
    ).flatMap((piece) => atHour(piece, storylet)),
    ...deed.filter(({ id }) => id !== 'glance'),
  ];
}
