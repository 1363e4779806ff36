import { ENDINGS, QUESTION, REVELATION, TOMORROW } from '#content';
import { chooseScene, dueScenes, type ChapterMemory, type ChosenScene } from '../gm/choose-scene';
import { sceneDeals, type SceneDeals } from '../gm/scene-deals';
import { duePlotScenes } from '../plot/choose-plot-scene';
import { atPlace, withIncident, type SceneWithIncident } from '../referee/referee-incident';
import { isAnywhere, scenesAnywhere } from '../storylets/anywhere';
import type { Storylet } from '../storylets/format/storylet';
import { allHold } from '../storylets/rules/holds';
import type { Situation } from '../storylets/rules/situation';
import { apply } from '../world/apply';
import type { LedgerEvent } from '../world/event';
import { draw, drawWeighted } from '../world/random';
import { MAX_HP, type WorldState } from '../world/state';
import { decisionFor } from './decided';
import { mayHaveOwn } from './own-turns';
import { dressingEvents, outfitOf, startingEvent } from './outfit';
import type { StorySave } from './save';
import { findAction, findStorylet, isEnding, planOf } from './scene-of';
import { comesBetween } from './between';
import {
  deedsOfPlot,
  keysFrom,
  plotAfter,
  plotMemoryOf,
  plotSceneOf,
  repeatedMorning,
  withSpine,
} from './plot';
import { inDeal } from './in-deal';
import { cluePiece, cluesIn } from './mystery';
import { noticesIn } from './notice';
import { plotScript } from './plot-script';
import { alikePiece } from './looking-back';
import { citationOf, recallPiece, rivalRecallAt, withRecall } from './recall';
import { citedFaces, recognitionsIn } from './recognition';
import { sceneScript } from './scene-script';
import { StoryError } from './story-error';
import { reckoningPieces } from './reckoning';
import { tomorrowPieces } from './tomorrow';
import { asksForGuest, presenceIn, type Narrate } from './narrate';
import type { TurnOutcome } from './turn-outcome';

/** The thread that every story leaves open: another person hears the seventh stroke. */
const HOOK = 'frame/seventh-stroke';

/** The share of the scenes without particular conditions that one story can use. */
const REPERTOIRE_SHARE = 0.5;

/** So many scenes are offered for a decision, the best ones. */
const MOST_DUE = 6;

/** The game master moves the character to the next scene and has it narrated. @throws StoryError `no-scene` */
export async function gameMasterTurn(
  saved: StorySave,
  before: Situation,
  narrate: Narrate,
): Promise<TurnOutcome> {
  const { save, ready, preparing } = readyForScene(saved, before);
  const decided = decidedScene(save, ready);
  const scene = decided?.scene ?? sceneOf(save, ready);
  const incident = decided?.piece ?? null;
  const closing = closingEvents(scene.storylet, scene.situation);
  const state = closing.reduce(apply, scene.situation.state);
  const situation = { ...scene.situation, state };
  const moved = scene.moved === null ? [] : [scene.moved];
  const events = [...preparing, ...moved, ...scene.outcome.events, ...closing];
  const scriptOf = save.plot === null ? sceneScript : plotScript;
  const recall = save.plot === null ? null : rivalRecallAt(save, scene.storylet, situation);
  const ofScene = scriptOf(save, { ...scene, situation }, actedBefore(save, before));
  const clue = cluePiece(save, scene.storylet, situation);
  const clues = clue === null ? [] : inDeal([clue], [scene.storylet], situation);
  const told = [...ofScene, ...clues];
  const hasFace = recall !== null || recognitionsIn(told).length > 0;
  const alike = save.plot === null || hasFace ? null : alikePiece(save, { ...scene, situation });
  const script = [
    ...told,
    ...(recall === null ? [] : [recallPiece(recall, 4)]),
    ...(alike === null ? [] : [alike.piece]),
    ...(incident === null ? [] : [incident]),
    ...reckoningPieces(save, scene.storylet, situation),
    ...tomorrowPieces(save, scene.storylet),
  ];
  const citation = recall === null ? (alike?.citation ?? null) : citationOf(recall);
  const text = await narrate({
    role: 'model',
    situation,
    script,
    events,
    present: presenceIn(scene.storylet),
    opening: repeatedMorning(save, scene.storylet),
  });
  const at = { section: save.section, pass: state.pass };
  const keys = [...keysFrom(events), scene.storylet.id];
  const isShared = isAnywhere(scene.storylet.id) || comesBetween(scene.storylet);
  const guest = asksForGuest(scene.storylet) ? before.guest : null;
  return {
    save: {
      ...save,
      used: [...save.used, scene.storylet.id],
      shared: isShared ? [...save.shared, scene.storylet.id] : save.shared,
      guest: guest ?? save.guest,
      met: guest === null || save.met.includes(guest.uid) ? save.met : [...save.met, guest.uid],
      scene: { storylet: scene.storylet.id, bindings: { ...scene.bindings } },
      ...withRecall(save, recall ?? alike, withMorning(plotAfter(save.plot, at, keys), save, text)),
      flourishes: [...save.flourishes, ...noticesIn(script), ...recognitionsIn(script)],
      clues: [...save.clues, ...cluesIn(script)],
      ownTurns: incident === null ? save.ownTurns : [...save.ownTurns, save.section],
      echo: null,
      outfit: outfitOf(before.traveller),
    },
    storylet: scene.storylet,
    events,
    situation,
    text,
    because: becauseOf(scene, save),
    tool: null,
    shows: [],
    cites: [
      ...(citation === null || citation.word === '' ? [] : [citation]),
      ...citedFaces(save, script, situation.world),
    ].filter(({ word }) => text.includes(word)),
  };
}

/** The scenes among which the next one is chosen freely, for a decision; empty where the story is being ended. */
export function scenesToChoose(saved: StorySave, before: Situation): readonly ChosenScene[] {
  const { save, ready } = readyForScene(saved, before);
  return scenesDue(save, ready);
}

/** Whether a decision about the next scene would be carried out as it is. */
export function isSceneAllowed(saved: StorySave, before: Situation): boolean {
  const { save, ready } = readyForScene(saved, before);
  return decidedScene(save, ready) !== undefined;
}

/** The scene that was decided; undefined where none was, or where the rules refuse it. */
function decidedScene(
  save: StorySave,
  ready: Situation,
): (Pick<SceneWithIncident, 'scene'> & Partial<SceneWithIncident>) | undefined {
  const { pick = null, place = null, incident = null } = decisionFor(save) ?? {};
  if (pick === null) return undefined;
  const due = scenesDue(save, ready).find(({ storylet }) => storylet.id === pick);
  if (due === undefined) return undefined;
  const scene = place === null ? due : atPlace(due, place, ready);
  if (scene === null || incident === null) return scene === null ? undefined : { scene };
  return mayHaveOwn(save, scene.storylet)
    ? (withIncident(scene, incident) ?? undefined)
    : undefined;
}

interface ReadyForScene {
  readonly save: StorySave;
  /** After the events between two scenes. */
  readonly ready: Situation;
  readonly preparing: readonly LedgerEvent[];
}

function readyForScene(saved: StorySave, before: Situation): ReadyForScene {
  const { save, events: dawning } = withSpine(saved, before);
  const preparing = [...preparations(save, before), ...dawning];
  const state = preparing.reduce(apply, before.state);
  return { save, preparing, ready: { ...before, state, ...deedsOfPlot(save) } };
}

/** A scene that comes again follows from its first time as well. */
function becauseOf(
  { storylet, because = [] }: ChosenScene,
  { used }: StorySave,
): readonly string[] {
  return used.includes(storylet.id) ? [...because, storylet.id] : because;
}

/** The words of the first morning are kept: every later one begins with them. */
function withMorning(plot: StorySave['plot'], { section }: StorySave, text: string) {
  return plot !== null && section === 1 ? { ...plot, morning: text } : plot;
}

/** Events between two scenes: starting goods, healing, changed equipment. */
function preparations(save: StorySave, { traveller, state }: Situation): LedgerEvent[] {
  const begins = save.section === 1;
  if (begins && save.chapter === 1) return [startingEvent(traveller)];
  const healing: LedgerEvent[] =
    begins && state.hp < MAX_HP ? [{ type: 'heal', hp: MAX_HP - state.hp }] : [];
  return [...healing, ...dressingEvents(traveller, save.outfit, state, begins)];
}

function sceneOf(save: StorySave, situation: Situation): ChosenScene {
  if (isEpilogue(save, situation)) return epilogueScene(save, situation);
  if (save.plot !== null) return plotSceneOf(save, situation);
  const memory = chapterMemory(save, situation);
  const scene = chooseScene(situation, memory);
  if (scene === null) throw new StoryError('no-scene', `${situation.world.id}/${memory.scene}`);
  return scene;
}

function scenesDue(save: StorySave, situation: Situation): readonly ChosenScene[] {
  if (isEpilogue(save, situation)) return [];
  return save.plot === null
    ? dueScenes(situation, chapterMemory(save, situation), MOST_DUE)
    : duePlotScenes(situation, plotMemoryOf(save, situation.world)).slice(0, MOST_DUE);
}

function isEpilogue(save: StorySave, situation: Situation): boolean {
  return save.chapter === save.worlds.length && closed(save, situation);
}

function chapterMemory(save: StorySave, situation: Situation): ChapterMemory {
  const anywhere = scenesAnywhere(situation.world);
  const { deal } = situation;
  const deals = deal === null ? null : sceneDeals(situation.world, deal);
  return {
    plan: planOf(save, situation.world),
    scene: Math.ceil(save.section / 2),
    used: save.used,
    anywhere: anywhere.filter(
      (one) => !save.shared.includes(one.id) && isOfStory(one, save, deals),
    ),
    deals,
  };
}

/**
 * Each story draws its own subset of the scenes that fit every world and have no conditions, so that readers of two
 * stories see different ones. Scenes with conditions (rain, a deed, a full purse) are rare enough without it.
 */
function isOfStory(storylet: Storylet, { seed }: StorySave, deals: SceneDeals | null): boolean {
  const { id, when = [] } = storylet;
  const asks = when.some(({ is }) => is !== 'later');
  if (asks || deals !== null) return asks || deals?.isInHand(storylet) === true;
  return draw({ seed, chapter: 0, turn: 0 }, `repertoire/${id}`) < REPERTOIRE_SHARE;
}

function closed({ used }: StorySave, { world }: Situation): boolean {
  return used.some((id) => findStorylet(world, id)?.beat === 'closing');
}

/** What happened, the question, an ending and the day after; endings with more fulfilled conditions are drawn more often. */
function epilogueScene(save: StorySave, situation: Situation): ChosenScene {
  const isTold = ({ id }: Storylet) => save.used.includes(id);
  const possible = ENDINGS.filter(({ when }) => allHold(when, situation));
  const storylet =
    [REVELATION, QUESTION].find((one) => !isTold(one)) ??
    (ENDINGS.some(isTold)
      ? TOMORROW
      : drawWeighted(situation.moment, 'ending', possible, ({ when }) => when?.length ?? 0));
  if (storylet === undefined) throw new StoryError('no-scene', 'ending');
  const outcome = { events: [], state: situation.state, figures: {} };
  return { storylet, bindings: {}, moved: null, outcome, situation };
}

/** Open side threads are closed with their world; the ending opens the one thread that stays open. */
function closingEvents(storylet: Storylet, { state, world }: Situation): LedgerEvent[] {
  if (isEnding(storylet)) return [{ type: 'open', thread: HOOK, mandatory: false }];
  return storylet.beat === 'closing' ? openThreads(state, world.id) : [];
}

function openThreads({ threads }: WorldState, world: string): LedgerEvent[] {
  return threads
    .filter(({ id, status }) => status === 'open' && id.startsWith(`${world}/`))
    .map(({ id }) => ({ type: 'close', thread: id }));
}

function actedBefore({ echo }: StorySave, { world }: Situation): Parameters<typeof sceneScript>[2] {
  if (echo === null) return null;
  const storylet = findStorylet(world, echo.storylet);
  const action = findAction(world, echo);
  return storylet === undefined || action === undefined ? null : { storylet, action };
}
