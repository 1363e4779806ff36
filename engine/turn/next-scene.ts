import { ENDINGS, QUESTION, REVELATION, TOMORROW } from '#content';
import { chooseScene, dueScenes, type ChapterMemory, type ChosenScene } from '../gm/choose-scene';
import { sceneDeals, type SceneDeals } from '../gm/scene-deals';
import { duePlotScenes } from '../plot/choose-plot-scene';
import { atPlace, withIncident, type SceneWithIncident } from '../referee/referee-incident';
import { scenesAnywhere } from '../storylets/anywhere';
import type { Storylet } from '../storylets/format/storylet';
import { allHold } from '../storylets/rules/holds';
import type { Situation } from '../storylets/rules/situation';
import { apply } from '../world/apply';
import type { LedgerEvent } from '../world/event';
import { draw, drawWeighted } from '../world/random';
import { MAX_HP } from '../world/state';
import { decisionFor } from './decided';
import { dressingEvents, startingEvent } from './outfit';
import { mayHaveOwn } from './own-turns';
import { deedsOfPlot, plotMemoryOf, plotSceneOf, withSpine } from './plot';
import type { StorySave } from './save';
import { findStorylet, planOf } from './scene-of';
import { StoryError } from './story-error';

/** The share of the scenes without particular conditions that one story can use. */
const REPERTOIRE_SHARE = 0.5;

/** So many scenes are offered for a decision, the best ones. */
const MOST_DUE = 6;

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

/** A scene, and what tells an incident in it, where one was decided. */
type NextScene = Pick<SceneWithIncident, 'scene'> & Partial<SceneWithIncident>;

/** The scene that was decided, or the one that the rules choose. @throws StoryError `no-scene` */
export function nextScene(save: StorySave, ready: Situation): NextScene {
  return decidedScene(save, ready) ?? { scene: chosenScene(save, ready) };
}

/** The scene that was decided; undefined where none was, or where the rules refuse it. */
function decidedScene(save: StorySave, ready: Situation): NextScene | undefined {
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

export interface ReadyForScene {
  readonly save: StorySave;
  /** After the events between two scenes. */
  readonly ready: Situation;
  readonly preparing: readonly LedgerEvent[];
}

/** Up to the next scene: the chapter's spine is chosen, the traveller is dressed and healed. */
export function readyForScene(saved: StorySave, before: Situation): ReadyForScene {
  const { save, events: dawning } = withSpine(saved, before);
  const preparing = [...preparations(save, before), ...dawning];
  const state = preparing.reduce(apply, before.state);
  return { save, preparing, ready: { ...before, state, ...deedsOfPlot(save) } };
}

/** Events between two scenes: starting goods, healing, changed equipment. */
function preparations(save: StorySave, { traveller, state }: Situation): LedgerEvent[] {
  const begins = save.section === 1;
  if (begins && save.chapter === 1) return [startingEvent(traveller)];
  const healing: LedgerEvent[] =
    begins && state.hp < MAX_HP ? [{ type: 'heal', hp: MAX_HP - state.hp }] : [];
  return [...healing, ...dressingEvents(traveller, save.outfit, state, begins)];
}

function chosenScene(save: StorySave, situation: Situation): ChosenScene {
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
