import { FRAME, LEFT_BY_WORLDS } from '#content';
import type { ScriptPiece } from '../narration/narrator';
import type { ChosenScene } from '../gm/choose-scene';
import type { Option } from '../player/choose-action';
import { withinCorners } from '../player/within-corners';
import type { Action, Storylet } from '../storylets/format/storylet';
import type { Part } from '../storylets/format/text';
import type { StoryLocation } from '../storylets/format/world';
import type { Flourish } from '../storylets/format/flourish';
import type { Figures } from '../storylets/rules/resolve';
import { nameIn, type Bindings, type Situation } from '../storylets/rules/situation';
import { draw } from '../world/random';
import { echoPlace, mayOpenWithThought, mayQuip } from './cadence';
import { frameOf } from './chapter-frame';
import { inDeal } from './in-deal';
import { waysOfQuest } from './quest';
import type { StorySave } from './save';
import { isQuestion } from './scene-of';
import { GRAVE_THOUGHTS, THOUGHTS } from './thoughts';
import { worldOfVisit } from './visits';

/** The scene before and what the player did about it. */
interface Acted {
  readonly storylet: Storylet;
  readonly action: Action;
}

/** The id of what a morning that begins again costs. */
export const TOOTH_SPENT = 'tooth-spent';

const NOTHING = { bindings: {}, figures: {} } as const;
/** The share of arrivals that name the traveller's reason. */
const WHY_SHARE = 0.8;
/** The least appeal of an action that suits the camp. */
const OWN_APPEAL = 2;
/** Words with which an answer refers to something that was just said. */
const OF_SPEECH = /声|言|口|しゃべ|返事/u;
const STAGE = { paragraph: 1, setsStage: true, ...NOTHING } as const;

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
      ? {
          id: 'arrival',
          passage: [wayHere(save, storylet, situation, arrives)],
          weight: 'wish',
          ...STAGE,
        }
      : null,
    includesSky ? { id: 'sky', passage: sky, weight: 'wish', ...STAGE } : null,
    storylet.at.length > 0 && !begins && echoes !== 'later'
      ? { id: 'detail', passage: [place?.details ?? []], weight: 'fill', ...STAGE }
      : null,
    storylet.at.length > 0 && !begins
      ? { id: 'more', passage: [place?.details ?? []], weight: 'need', ...STAGE }
      : null,
    storylet.at.length > 0 && !begins && !includesSky
      ? { id: 'light', passage: sky, weight: 'need', ...STAGE }
      : null,
    echoes === 'later' ? echoOf(save, acted, false) : null,
    {
      id: storylet.id,
      passage: storylet.text,
      weight: 'must',
      paragraph: 2,
      bindings,
      figures: outcome.figures,
    },
    begins && frame.tellsLeftovers ? leftBehind(save) : null,
    begins && frame.tellsGear
      ? {
          id: 'carried',
          passage: FRAME.carried.everyChapter,
          weight: 'must',
          ...(save.chapter === 1 ? {} : { mayBeCut: true as const }),
          paragraph: 3,
          ...NOTHING,
        }
      : null,
    begins && save.chapter === 1
      ? { id: 'tag', passage: FRAME.carried.tag, weight: 'wish', paragraph: 3, ...NOTHING }
      : null,
    storylet.beat === 'closing' && frame.tellsLedger
      ? {
          id: 'ledger-voice',
          passage: FRAME.ledger.voice,
          weight: 'must',
          paragraph: 3,
          ...NOTHING,
        }
      : null,
  ];
  const present = pieces.filter((piece) => piece !== null);
  return inDeal(present, acted === null ? [storylet] : [storylet, acted.storylet], situation);
}

/** The consequence of the last action. */
function echoOf({ echo }: StorySave, acted: Acted | null, isFirst: boolean): ScriptPiece | null {
  if (acted?.action.echo === undefined || echo === null) return null;
  const { storylet, action } = acted;
  return {
    id: `echo/${storylet.id}/${action.id}`,
    passage: action.echo ?? [],
    weight: 'wish',
    paragraph: 1,
    recalls: true,
    ...(isFirst ? {} : { neverFirst: true }),
    follows: [storylet.text, action.text],
    bindings: echo.bindings,
    figures: withoutUndefined(echo.figures),
  };
}

/** The habit that the previous world has left in the traveller. */
function leftBehind({ worlds, chapter }: StorySave): ScriptPiece | null {
  const left = LEFT_BY_WORLDS[worldOfVisit(worlds[chapter - 2] ?? '')];
  return left === undefined
    ? null
    : { id: 'left', passage: [left], weight: 'must', mayBeCut: true, paragraph: 3, ...NOTHING };
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

/** The pieces of the player's turn: an optional habit or thought, then the action. */
export function actionScript(
  save: StorySave,
  storylet: Storylet,
  bindings: Bindings,
  { action, outcome }: Option,
  flourish: Flourish | undefined,
  situation: Situation,
): ScriptPiece[] {
  const details = placeIn(situation)?.details ?? [];
  const isScene = storylet.at.length > 0 && storylet.beat !== 'opening';
  // The camp's thoughts do not fit the end of a chapter, an action that suits another camp, or, for 平和, a scene
  // without a conflict.
  const isOwn = action.appeal[situation.traveller.camp] >= OWN_APPEAL;
  const mayThink = isScene && storylet.beat !== 'closing' && isOwn;
  const { moment } = situation;
  const thinks =
    mayThink &&
    mayOpenWithThought(moment) &&
    (situation.traveller.camp !== '平和' || settles(action));
  const thoughts = isGrave(storylet) || !mayQuip(moment) ? GRAVE_THOUGHTS : THOUGHTS;
  const frame = frameOf(save);
  const isFirstMorning = situation.state.pass <= 1 && storylet.beat === 'opening';
  const isSilent = situation.traveller.limits.has('no-voice');
  const pieces: (ScriptPiece | null)[] = [
    isFirstMorning && save.chapter === 1 && isSilent
      ? {
          id: 'silent',
          passage: [FRAME.firstLine.silent],
          weight: 'must',
          paragraph: 0,
          ...NOTHING,
        }
      : null,
    isFirstMorning && save.chapter > 1 && !isSilent && followsSpeech(action)
      ? {
          id: 'murmur',
          passage: [FRAME.firstLine.murmurs],
          weight: 'must',
          paragraph: 0,
          ...NOTHING,
        }
      : null,
    isQuestion(storylet)
      ? {
          id: 'first-line-turned',
          passage: FRAME.firstLine.turned,
          weight: 'must',
          paragraph: 0,
          ...NOTHING,
        }
      : null,
    flourish === undefined
      ? null
      : {
          id: `habit/${flourish.id}`,
          passage: flourish.text,
          weight: 'wish',
          paragraph: 0,
          ...NOTHING,
        },
    thinks && flourish === undefined
      ? { id: 'thought', passage: thoughts, weight: 'fill', paragraph: 0, ...NOTHING }
      : null,
    isScene ? { id: 'glance', passage: [details], weight: 'need', paragraph: 0, ...NOTHING } : null,
    {
      id: `${storylet.id}/${action.id}`,
      passage: action.text,
      follows: [storylet.text],
      weight: 'must',
      paragraph: 1,
      bindings,
      figures: outcome.figures,
    },
    storylet.beat === 'found'
      ? {
          id: 'resolve',
          passage: [situation.world.quest.resolve],
          weight: 'must',
          paragraph: 2,
          ...NOTHING,
        }
      : null,
    storylet.beat === 'opening' && situation.state.pass > 1
      ? {
          id: TOOTH_SPENT,
          passage: FRAME.ledger.spent,
          weight: 'must',
          paragraph: 2,
          ...NOTHING,
        }
      : null,
    storylet.beat === 'closing' && frame.tellsTooth
      ? {
          id: 'tooth',
          passage: FRAME.ledger.tooth,
          weight: 'must',
          mayBeCut: true,
          paragraph: 2,
          ...NOTHING,
        }
      : null,
  ];
  return inDeal(
    pieces.filter((piece) => piece !== null),
    [storylet],
    situation,
  );
}

/** The character's place; undefined before the first move. */
export function placeIn({ world, state }: Situation): StoryLocation | undefined {
  return world.places.find(({ id }) => nameIn(world, id) === state.place);
}

/** The first line as speech in 「」; corners within it are replaced, so that it cannot end the quotation. */
export function quoted(firstWord: string): string {
  return `「${withinCorners(firstWord)}」`;
}

/** Whether a scene is too serious for jokes. */
function isGrave({ beat, tension }: Storylet): boolean {
  return tension >= 4 || beat === 'understood' || beat === 'stake' || beat === 'settled';
}

/** Whether some wording of an answer begins as if something had just been said. */
function followsSpeech({ text }: Action): boolean {
  return OF_SPEECH.test(JSON.stringify(text[0] ?? ''));
}

function settles({ effects = [] }: Action): boolean {
  return effects.some(({ does }) => does === 'settle');
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
