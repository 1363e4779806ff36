import { asPlotScene } from '../storylets/format/as-plot-scene';
import { AWAY } from '../storylets/format/offer';
import type { PlotRole } from '../storylets/format/spine';
import type { Action, Storylet } from '../storylets/format/storylet';
import type { Situation } from '../storylets/rules/situation';
import { drawGumbel } from '../world/random';
import { keysOf } from './keys-of';
import { leadsPast } from './leads-past';
import { learns } from './learns';
import { attemptKey, failedAt, MAX_PASSES, type PlotMemory } from './plot-memory';
import { sets } from './sets';
import { toolFor } from './tool';

const WEIGHTS = {
  /** For each step of the camp's appeal, 0 to 3. */
  camp: 0.55,
  /** Morning and end are answered as the camp would: nothing is to be overcome there. */
  campAtEnds: 1.4,
  /** What is done in an evening for which something is missing leans less: else a camp fails alike in every chapter. */
  campInEvening: 0.8,
  skill: 3,
  /** What is worn is meant to be used. */
  tool: 1.4,
  affinity: 1.1,
  limit: 1.8,
  fear: 1.5,
  /** What failed once is not tried again while there is another way. */
  failure: 8,
  /** What it knows is meant to be used … */
  prepared: 1.3,
  /** … and what it was given or promised today, all the more. */
  inHand: 1.3,
  /** A way past an obstacle that cannot fail, with what was got for it, rather than one that may, once a day has failed. */
  sure: 0.8,
  /** What only a second morning allows is what the second morning is for. */
  loopers: 1.6,
  /** … and is not put off while nothing of the kind has been done. */
  firstOfLoopers: 0.8,
  /** What may fail is tried on the first day, once it has begun, while nothing has: who does not try learns nothing. */
  daring: 1.8,
  /** What worked on an earlier day is done again. */
  proven: 0.9,
  /** A promise is not broken lightly, and hardly twice in a story. */
  breach: 1.1,
  /** 混沌 breaks it more lightly, and without regret where the traveller likes how. */
  lightBreach: 0.8,
  secondBreach: 3,
  /** Whoever is away from the hour of the promise on its last day loses it for good. */
  lastHour: 0.7,
  /** Whoever keeps its word, or loves promises, breaks one only where nothing else can be done. */
  faithful: 6,
  /** Leanings of a story's own, so that two with the same character differ. */
  chance: 0.7,
} as const;

/** How much the traveller is drawn to an action: by camp, by what it can and can't do, by what it has tried. */
export function likingOf(
  scene: Storylet,
  action: Action,
  situation: Situation,
  memory: PlotMemory,
): number {
  const { proven } = memory;
  const { traveller, moment } = situation;
  const { attempt } = action;
  const key = attemptKey(scene.id, action.id);
  return (
    campWeight(scene) * action.appeal[traveller.camp] +
    WEIGHTS.skill * shared(attempt?.skills, traveller.skills) +
    (toolFor(attempt, situation) === null ? 0 : WEIGHTS.tool) +
    WEIGHTS.affinity * shared(action.affinities, traveller.affinities) -
    WEIGHTS.limit * shared(attempt?.limits, traveller.limits) -
    WEIGHTS.fear * shared(attempt?.fears, traveller.fears) -
    WEIGHTS.failure * failuresOf(scene, action, memory) +
    (keysOf(action.when ?? []).length > 0 ? WEIGHTS.prepared : 0) +
    (asksForFact(action) ? WEIGHTS.inHand : 0) +
    (isSureWay(scene, action, situation) ? WEIGHTS.sure : 0) +
    (proven.includes(key) && !walksAway(scene, action) ? provenWeight(scene) : 0) -
    (breaksPromise(action) ? breachWeight(action, situation) : 0) -
    (isAwayOnLastDay(action, situation) ? WEIGHTS.lastHour : 0) +
    (attempt !== undefined && isUntested(situation, memory) ? WEIGHTS.daring : 0) +
    (action.isLoopers === true ? WEIGHTS.loopers : 0) +
    (action.isLoopers === true && !hasUsedLoop(memory) ? WEIGHTS.firstOfLoopers : 0) +
    WEIGHTS.chance * drawGumbel({ ...moment, turn: 0 }, `liking/${key}`)
  );
}

/** Whether the first day has begun and nothing has gone wrong yet. */
function isUntested({ state }: Situation, { failed, done }: PlotMemory): boolean {
  return state.pass === 1 && failed.length === 0 && done.length > 1;
}

/** Whether something has been done in this chapter that only a second morning allows. */
function hasUsedLoop({ spine, done, proven }: PlotMemory): boolean {
  return spine.scenes.some(({ id, actions }) =>
    actions.some((one) => {
      const key = attemptKey(id, one.id);
      return one.isLoopers === true && (done.includes(key) || proven.includes(key));
    }),
  );
}

function campWeight(scene: Storylet): number {
  if (isFrame(scene)) return WEIGHTS.campAtEnds;
  return asPlotScene(scene)?.role === 'evening' ? WEIGHTS.campInEvening : WEIGHTS.camp;
}

const TOLD_ONCE: ReadonlySet<PlotRole> = new Set<PlotRole>(['morning', 'prelude', 'night']);

/** What worked is done again where it leads on; what a morning, a prelude or a night told once is not told again. */
function provenWeight(scene: Storylet): number {
  const role = asPlotScene(scene)?.role;
  return role !== undefined && TOLD_ONCE.has(role) ? -WEIGHTS.failure : WEIGHTS.proven;
}

/** A fact lasts until the next morning: a person's word, a thing in the hand. */
function asksForFact({ when = [] }: Action): boolean {
  return when.some(({ is }) => is === 'set');
}

/** Whether an action gets past an obstacle without fail, by something that it asks for. */
function isSureWay(scene: Storylet, action: Action, { state }: Situation): boolean {
  const { attempt, when = [] } = action;
  const isPrepared = attempt === undefined && keysOf(when).length > 0;
  return state.pass > 1 && isPrepared && 'obstacle' in scene && leadsPast(scene, action);
}

/** Whether an action leaves the scene's obstacle where it is. */
function walksAway(scene: Storylet, action: Action): boolean {
  return 'obstacle' in scene && scene.obstacle !== undefined && !leadsPast(scene, action);
}

function breaksPromise({ effects }: Action): boolean {
  return learns(effects, 'broken');
}

function isAwayOnLastDay({ effects }: Action, { state }: Situation): boolean {
  return state.pass >= MAX_PASSES && sets(effects, AWAY);
}

function breachWeight(
  { affinities, attempt }: Action,
  { traveller, outcomes = [] }: Situation,
): number {
  const { camp, tempers, likes } = traveller;
  const suits =
    shared(affinities, traveller.affinities) + shared(attempt?.skills, traveller.skills) > 0;
  const light = suits ? 0 : WEIGHTS.lightBreach;
  const isFaithful = tempers.has('loyal') || likes.has('promises');
  return (
    (camp === '混沌' ? light : WEIGHTS.breach) +
    (outcomes.includes('broken') ? WEIGHTS.secondBreach : 0) +
    (isFaithful ? WEIGHTS.faithful : 0)
  );
}

/** How often an action has failed; that others at its scene have is no reason to break the promise. */
function failuresOf(scene: Storylet, action: Action, memory: PlotMemory): number {
  if (breaksPromise(action)) return failedAt(memory, [scene]).length;
  const key = attemptKey(scene.id, action.id);
  return memory.failed.filter((one) => one === key).length;
}

function isFrame({ beat }: Storylet): boolean {
  return beat === 'opening' || beat === 'closing';
}

/** 1 where the two have something in common, 1.5 where more than that. */
export function shared<T>(wanted: readonly T[] | undefined, own: ReadonlySet<T>): number {
  const count = (wanted ?? []).filter((one) => own.has(one)).length;
  return count > 1 ? 1.5 : count;
}
