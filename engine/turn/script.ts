import type { ScriptPiece } from '../narration/narrator';
import type { ChosenScene } from '../gm/choose-scene';
import type { Option } from '../player/choose-action';
import { withinCorners } from '../player/within-corners';
import type { Action, Storylet } from '../storylets/format/storylet';
import type { Part } from '../storylets/format/text';
import type { StoryLocation } from '../storylets/format/world';
import { ARRIVALS, ARRIVALS_BY_CAMP } from '../storylets/frame/arrivals';
import { CARRIED, TAG } from '../storylets/frame/carried';
import { HOURS_WITHIN } from '../storylets/frame/hours-within';
import { LEDGER_VOICE, TOOTH } from '../storylets/frame/ledger-voice';
import type { Flourish } from '../storylets/frame/flourish';
import { LEFT_BY_WORLDS } from '../storylets/frame/left-by-worlds';
import { GRAVE_THOUGHTS, THOUGHTS } from '../storylets/frame/thoughts';
import type { Figures } from '../storylets/rules/resolve';
import { nameIn, type Bindings, type Situation } from '../storylets/rules/situation';
import { draw } from '../world/random';
import { waysOfQuest } from './quest';
import type { StorySave } from './save';
import { worldOfVisit } from './visits';

const NOTHING = { bindings: {}, figures: {} } as const;
/** The share of arrivals that name the traveller's reason. */
const WHY_SHARE = 0.8;
/** The least appeal of an action that suits the camp. */
const OWN_APPEAL = 2;
const STAGE = { paragraph: 1, setsStage: true, ...NOTHING } as const;

/** The pieces of the game master's turn: the last action's consequence, place and time, then the scene. */
export function sceneScript(
  save: StorySave,
  { storylet, bindings, moved, outcome, situation }: ChosenScene,
  acted: { readonly storylet: Storylet; readonly action: Action } | null,
): ScriptPiece[] {
  const { state, world } = situation;
  const place = placeIn(situation);
  const sky = (place?.windowless === true ? HOURS_WITHIN : world.sky)[state.time];
  const begins = save.section === 1;
  const arrives = moved !== null && save.state.place !== state.place && !begins;
  // Optional pieces are drawn, so that turns do not all have the same structure.
  const likely = (what: string, chance: number) => draw(situation.moment, `tells/${what}`) < chance;
  const timePasses = moved !== null && save.state.time !== state.time && !begins;
  // A scene with a fixed time of day needs a sentence about the change of time more often.
  const includesSky = timePasses && likely('sky', storylet.times === undefined ? 0.55 : 0.95);
  const pieces: (ScriptPiece | null)[] = [
    acted?.action.echo === undefined || save.echo === null
      ? null
      : {
          id: `echo/${acted.storylet.id}/${acted.action.id}`,
          passage: acted.action.echo,
          weight: 'wish',
          paragraph: 0,
          recalls: true,
          follows: [acted.storylet.text, acted.action.text],
          bindings: save.echo.bindings,
          figures: withoutUndefined(save.echo.figures),
        },
    arrives && likely('arrival', 0.85)
      ? {
          id: 'arrival',
          passage: [waysTo(save, storylet, situation)],
          weight: 'wish',
          ...STAGE,
        }
      : null,
    includesSky ? { id: 'sky', passage: sky, weight: 'wish', ...STAGE } : null,
    storylet.at.length > 0 && !begins
      ? { id: 'detail', passage: [place?.details ?? []], weight: 'fill', ...STAGE }
      : null,
    storylet.at.length > 0 && !begins
      ? { id: 'more', passage: [place?.details ?? []], weight: 'need', ...STAGE }
      : null,
    storylet.at.length > 0 && !begins && !includesSky
      ? { id: 'light', passage: sky, weight: 'need', ...STAGE }
      : null,
    {
      id: storylet.id,
      passage: storylet.text,
      weight: 'must',
      paragraph: 2,
      bindings,
      figures: outcome.figures,
    },
    begins ? leftBehind(save) : null,
    begins ? { id: 'carried', passage: CARRIED, weight: 'must', paragraph: 3, ...NOTHING } : null,
    begins && save.chapter === 1
      ? { id: 'tag', passage: TAG, weight: 'wish', paragraph: 3, ...NOTHING }
      : null,
    storylet.beat === 'closing'
      ? { id: 'ledger-voice', passage: LEDGER_VOICE, weight: 'must', paragraph: 3, ...NOTHING }
      : null,
  ];
  return pieces.filter((piece) => piece !== null);
}

/** The habit that the previous world has left in the traveller. */
function leftBehind({ worlds, chapter }: StorySave): ScriptPiece | null {
  const left = LEFT_BY_WORLDS[worldOfVisit(worlds[chapter - 2] ?? '')];
  return left === undefined
    ? null
    : { id: 'left', passage: [left], weight: 'wish', paragraph: 3, ...NOTHING };
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
  const ofCamp = ARRIVALS_BY_CAMP[situation.traveller.camp];
  return [...(world.moves ?? []), ...ARRIVALS, ...ofCamp];
}

/** The pieces of the player's turn: an optional habit or thought, then the action. */
export function actionScript(
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
  const thinks = mayThink && (situation.traveller.camp !== '平和' || settles(action));
  const thoughts = isGrave(storylet) ? GRAVE_THOUGHTS : THOUGHTS;
  const pieces: (ScriptPiece | null)[] = [
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
    mayThink
      ? { id: 'second-thought', passage: thoughts, weight: 'need', paragraph: 0, ...NOTHING }
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
    storylet.beat === 'closing'
      ? { id: 'tooth', passage: TOOTH, weight: 'must', paragraph: 2, ...NOTHING }
      : null,
  ];
  return pieces.filter((piece) => piece !== null);
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
