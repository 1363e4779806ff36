import { TIMES, type TimeOfDay } from '../../story/scene';
import { BEATS, type Act, type Beat, type Storylet } from '../storylets/format/storylet';
import { bindGoods } from '../storylets/rules/bind';
import { arriveAt } from '../storylets/rules/arrive';
import { resolve, type Outcome } from '../storylets/rules/resolve';
import { threadIn, type Bindings, type Situation } from '../storylets/rules/situation';
import type { LedgerEvent } from '../world/event';
import { draw } from '../world/random';
import { actOf, mayOpenThreads, type ChapterPlan } from './chapter-plan';
import type { SceneDeals } from './scene-deals';
import { scoreOf } from './score-scene';

/** The chapter so far, as the choice of a scene needs it. */
export interface ChapterMemory {
  readonly plan: ChapterPlan;
  /** The number of the scene that is to be chosen, from 1. */
  readonly scene: number;
  /** Ids of the storylets used in this chapter, in order. */
  readonly used: readonly string[];
  /** Scenes of no particular world that are possible here. */
  readonly anywhere: readonly Storylet[];
  /** null in a story without a number. */
  readonly deals: SceneDeals | null;
}

/** A chosen scene with the move to it, its goods and its effects. */
export interface ChosenScene {
  readonly storylet: Storylet;
  readonly bindings: Bindings;
  readonly moved: LedgerEvent | null;
  readonly outcome: Outcome;
  /** After the scene's own effects. */
  readonly situation: Situation;
  /** Facts and pieces of knowledge that it follows from, where the day repeats. */
  readonly because?: readonly string[];
}

interface Candidate {
  readonly storylet: Storylet;
  readonly moved: LedgerEvent | null;
  readonly there: Situation;
  readonly score: number;
}

/**
 * The best possible scene. When the plan allows none, any other side scene is taken, and after those the next step of the
 * promise: a chapter that ends early is better than one that can't end.
 * @returns null after `closing`
 */
export function chooseScene(situation: Situation, memory: ChapterMemory): ChosenScene | null {
  return (
    bestOf(pool(situation, memory), situation, memory) ??
    bestOf(sideScenes(situation, memory), situation, memory) ??
    promiseGoesOn(situation, memory)
  );
}

/**
 * The scenes among which the choice is free, the best first: those that the plan allows, or that are taken when it allows
 * none. @param most Of them, at most.
 */
export function dueScenes(
  situation: Situation,
  memory: ChapterMemory,
  most: number,
): readonly ChosenScene[] {
  for (const storylets of [pool(situation, memory), sideScenes(situation, memory)]) {
    const due = [...ranked(storylets, situation, memory)].slice(0, most);
    if (due.length > 0) return due;
  }
  const scene = promiseGoesOn(situation, memory);
  return scene === null ? [] : [scene];
}

function bestOf(
  storylets: readonly Storylet[],
  situation: Situation,
  memory: ChapterMemory,
): ChosenScene | null {
  const [best] = ranked(storylets, situation, memory);
  return best ?? null;
}

/** The possible scenes of these storylets, the best first. */
function* ranked(
  storylets: readonly Storylet[],
  situation: Situation,
  memory: ChapterMemory,
): Generator<ChosenScene> {
  const candidates = storylets
    .flatMap((storylet) => arrive(storylet, situation, memory))
    .sort((a, b) => b.score - a.score);
  for (const { storylet, moved, there } of candidates) {
    const bindings = bindGoods(storylet, there);
    const outcome = bindings === null ? null : resolve(storylet.effects, bindings, there);
    if (bindings === null || outcome === null) continue;
    yield { storylet, bindings, moved, outcome, situation: { ...there, state: outcome.state } };
  }
}

/** The storylets that the plan allows. */
function pool(situation: Situation, memory: ChapterMemory): readonly Storylet[] {
  const [next] = openBeats(situation, memory);
  if (next !== undefined && isDue(next, memory, situation)) return scenesOf(next, situation);
  const act = actOf(memory.plan, memory.scene, wasNarrated(situation, memory, 'stake'));
  const side = sideScenes(situation, memory);
  const fitting = side.filter(({ acts }) => acts.includes(act));
  return fitting.length > 0 ? fitting : side.filter(({ acts }) => isNear(acts, act));
}

const NEIGHBOURS: Readonly<Record<Act, readonly Act[]>> = {
  起: ['承'],
  承: ['起', '転'],
  転: ['承', '結'],
  結: ['転', '承'],
};

function isNear(acts: readonly Act[], act: Act): boolean {
  return acts.some((one) => NEIGHBOURS[act].includes(one));
}

function sideScenes({ world }: Situation, { used, anywhere }: ChapterMemory): readonly Storylet[] {
  return [...world.storylets, ...anywhere].filter(
    ({ id, beat }) => beat === undefined && !used.includes(id),
  );
}

/** The next possible step of the promise, even when an earlier one is impossible. */
function promiseGoesOn(situation: Situation, memory: ChapterMemory): ChosenScene | null {
  for (const beat of openBeats(situation, memory)) {
    const scene = bestOf(scenesOf(beat, situation), situation, memory);
    if (scene !== null) return scene;
  }
  return null;
}

function scenesOf(wanted: Beat, { world }: Situation): readonly Storylet[] {
  return world.storylets.filter(({ beat }) => beat === wanted);
}

/** The steps of the promise that have not been narrated, in order. */
function openBeats(situation: Situation, memory: ChapterMemory): readonly Beat[] {
  return BEATS.filter((beat) => !wasNarrated(situation, memory, beat));
}

/** Always at the end of its window, at random before. */
function isDue(beat: Beat, { plan, scene }: ChapterMemory, { moment }: Situation): boolean {
  const [from, to] = plan.beats[beat];
  return scene >= to || (scene >= from && draw(moment, 'beat') < 0.45);
}

/** Also judges by the thread's state, because the content may no longer have the storylet. */
function wasNarrated(situation: Situation, { used, scene }: ChapterMemory, beat: Beat): boolean {
  if (beat === 'opening' && scene > 1) return true;
  const { world } = situation;
  const promise = threadIn(situation, world.promise);
  if (beat === 'found' && promise !== undefined) return true;
  if (beat === 'settled' && promise?.status === 'closed') return true;
  return world.storylets.some((one) => one.beat === beat && used.includes(one.id));
}

/** The situation after the move to the storylet's place; empty when its conditions are not met there. */
function arrive(storylet: Storylet, situation: Situation, memory: ChapterMemory): Candidate[] {
  const time = nextTime(storylet, situation, memory);
  const arrival = arriveAt(storylet, situation, { day: dayAt(situation, time), time });
  if (arrival === null) return [];
  if (!mayOpenThreads(memory.plan, memory.scene) && opensThread(storylet)) return [];
  const score = scoreOf(storylet, situation, arrival.there, memory);
  return [{ storylet, ...arrival, score }];
}

/** The nearest possible time of the storylet from the day's own pace on. */
function nextTime(
  storylet: Storylet,
  { state, moment }: Situation,
  { plan, scene }: ChapterMemory,
): TimeOfDay {
  if (scene === 1) return storylet.times?.[0] ?? 'dawn';
  const pace = draw(moment, 'pace') < Math.min(0.75, 11 / plan.scenes) ? 1 : 0;
  const order = [pace, pace + 1, pace + 2, pace + 3].map(
    (parts) => TIMES[(TIMES.indexOf(state.time) + parts) % TIMES.length] ?? state.time,
  );
  return order.find((time) => storylet.times?.includes(time) ?? true) ?? state.time;
}

function dayAt({ state }: Situation, time: TimeOfDay): number {
  return TIMES.indexOf(time) < TIMES.indexOf(state.time) ? state.day + 1 : state.day;
}

function opensThread({ beat, effects }: Storylet): boolean {
  return beat === undefined && effects?.some(({ does }) => does === 'open') === true;
}
