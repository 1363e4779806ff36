import { FRAME, LEFT_BY_WORLDS } from '#content';
import { plainPiece, type ScriptPiece } from '../narration/script-piece';
import type { ChosenScene } from '../gm/choose-scene';
import type { Action, Storylet } from '../storylets/format/storylet';
import type { Part, Passage } from '../storylets/format/text';
import type { Figures } from '../storylets/rules/resolve';
import { placeIn, type Situation } from '../storylets/rules/situation';
import { draw } from '../world/random';
import { echoPlace } from './cadence';
import { frameOf } from './chapter-frame';
import { inDeal } from './in-deal';
import { waysOfQuest } from './quest';
import type { StorySave } from './save';
import { worldOfVisit } from './visits';

/** The scene before and what the player did about it. */
interface Acted {
  readonly storylet: Storylet;
  readonly action: Action;
}

/** The share of arrivals that name the traveller's reason. */
const WHY_SHARE = 0.8;
/** Paragraphs: what leads to the scene, the scene, what a chapter adds to it. */
const STAGE = 1;
const SCENE = 2;
const FRAMED = 3;

/** The pieces of the game master's turn: place, time and reason, the last action's consequence, then the scene. */
export function sceneScript(
  save: StorySave,
  { storylet, bindings, moved, outcome, situation }: ChosenScene,
  acted: Acted | null,
): ScriptPiece[] {
  const { state, world } = situation;
  const place = placeIn(situation);
  const sky = (place?.windowless === true ? FRAME.hoursWithin : world.sky)[state.time];
  const begins = save.section === 1;
  const arrives = moved !== null && save.state.place !== state.place && !begins;
  // Optional pieces are drawn, so that turns do not all have the same structure.
  const likely = (what: string, chance: number) => draw(situation.moment, `tells/${what}`) < chance;
  const timePasses = moved !== null && save.state.time !== state.time && !begins;
  // A scene with a fixed time of day needs a sentence about the change of time more often.
  const includesSky = timePasses && likely('sky', storylet.times === undefined ? 0.55 : 0.95);
  const echoes = acted === null ? 'left out' : echoPlace(situation.moment);
  const frame = frameOf(save);
  const pieces: (ScriptPiece | null)[] = [
    echoes === 'first' ? echoOf(save, acted, true) : null,
    echoes !== 'first' && !begins
      ? stagePiece('arrival', 'wish', [wayHere(save, storylet, situation, arrives)])
      : null,
    includesSky ? stagePiece('sky', 'wish', sky) : null,
    storylet.at.length > 0 && !begins && echoes !== 'later'
      ? stagePiece('detail', 'fill', [place?.details ?? []])
      : null,
    storylet.at.length > 0 && !begins ? stagePiece('more', 'need', [place?.details ?? []]) : null,
    storylet.at.length > 0 && !begins && !includesSky ? stagePiece('light', 'need', sky) : null,
    echoes === 'later' ? echoOf(save, acted, false) : null,
    plainPiece(storylet.id, storylet.text, SCENE, { bindings, figures: outcome.figures }),
    begins && frame.tellsLeftovers ? leftBehind(save) : null,
    begins && frame.tellsGear
      ? plainPiece(
          'carried',
          FRAME.carried.everyChapter,
          FRAMED,
          save.chapter === 1 ? {} : { mayBeCut: true },
        )
      : null,
    begins && save.chapter === 1
      ? plainPiece('tag', FRAME.carried.tag, FRAMED, { weight: 'wish' })
      : null,
    storylet.beat === 'closing' && frame.tellsLedger
      ? plainPiece('ledger-voice', FRAME.ledger.voice, FRAMED)
      : null,
  ];
  const present = pieces.filter((piece) => piece !== null);
  return inDeal(present, acted === null ? [storylet] : [storylet, acted.storylet], situation);
}

function stagePiece(id: string, weight: ScriptPiece['weight'], passage: Passage): ScriptPiece {
  return plainPiece(id, passage, STAGE, { weight, setsStage: true });
}

/** The consequence of the last action. */
function echoOf({ echo }: StorySave, acted: Acted | null, isFirst: boolean): ScriptPiece | null {
  if (acted?.action.echo === undefined || echo === null) return null;
  const { storylet, action } = acted;
  return plainPiece(`echo/${storylet.id}/${action.id}`, action.echo ?? [], STAGE, {
    weight: 'wish',
    recalls: true,
    ...(isFirst ? {} : { neverFirst: true }),
    follows: [storylet.text, action.text],
    bindings: echo.bindings,
    figures: withoutUndefined(echo.figures),
  });
}

/** The habit that the previous world has left in the traveller. */
function leftBehind({ worlds, chapter }: StorySave): ScriptPiece | null {
  const left = LEFT_BY_WORLDS[worldOfVisit(worlds[chapter - 2] ?? '')];
  return left === undefined ? null : plainPiece('left', [left], FRAMED, { mayBeCut: true });
}

/** Wordings that say where the traveller is: what leads it there, or what keeps it there. */
function wayHere(
  save: StorySave,
  storylet: Storylet,
  situation: Situation,
  arrives: boolean,
): readonly string[] {
  if (arrives) return waysTo(save, storylet, situation);
  const isOnTheWay =
    !['opening', 'settled', 'closing'].includes(storylet.beat ?? '') && storylet.at.length > 0;
  const { name = '' } = placeIn(situation) ?? {};
  return isOnTheWay && !mentions(storylet.text.slice(0, 1), name) ? FRAME.stays : [];
}

/**
 * Sentences for the traveller's arrival: mostly its reason, once it has a quest; else the way. A scene whose text names
 * the place gets the reason only.
 */
function waysTo(
  save: StorySave,
  { text, beat }: Storylet,
  situation: Situation,
): readonly string[] {
  const { world, moment } = situation;
  const { id = '', name = '' } = placeIn(situation) ?? {};
  const why = mentions(text.slice(0, 1), name) ? [] : waysOfQuest(save, world, id);
  if (why.length > 0 && draw(moment, 'tells/why') < WHY_SHARE) return why;
  if (beat === 'closing' || mentions(text, name)) return [];
  const { anywhere, byCamp } = FRAME.arrivals;
  return [...(world.moves ?? []), ...anywhere, ...byCamp[situation.traveller.camp]];
}

/** Whether a wording contains the place's name. */
function mentions(text: readonly Part[], name: string): boolean {
  const words = JSON.stringify(text);
  return words.includes('{place}') || (name !== '' && words.includes(name));
}

/** A parsed save can hold `undefined` for missing figures. */
function withoutUndefined({
  deal,
  paid,
  earned,
}: NonNullable<StorySave['echo']>['figures']): Figures {
  return {
    ...(deal === undefined ? {} : { deal }),
    ...(paid === undefined ? {} : { paid }),
    ...(earned === undefined ? {} : { earned }),
  };
}
