import type { PlotRole, PlotScene } from '../storylets/format/spine';
import { bindGoods } from '../storylets/rules/bind';
import { allHold } from '../storylets/rules/holds';
import { resolve, type Outcome } from '../storylets/rules/resolve';
import { nameIn, weatherOn, type Bindings, type Situation } from '../storylets/rules/situation';
import { apply } from '../world/apply';
import type { LedgerEvent } from '../world/event';
import { shuffled } from '../world/random';
import { DAYLIGHT_SCENES, nextOf, timeOfScene } from './clock';
import { isWayClear, keysOf, planNext, type Plan } from './hero-plan';
import { MAX_PASSES, type PlotMemory } from './plot-memory';

/** A scene of a spine that takes place, and why. */
export interface ChosenPlotScene {
  readonly storylet: PlotScene;
  readonly bindings: Bindings;
  readonly moved: LedgerEvent | null;
  readonly outcome: Outcome;
  /** After the scene's own effects. */
  readonly situation: Situation;
  /** Facts and pieces of knowledge that it follows from. */
  readonly because: readonly string[];
}

/**
 * The next scene of a chapter whose day repeats, never without a reason: the morning, a consequence that has become due, the
 * promise itself when nothing bars the way, the step that the traveller has planned, or the night. Null when the content has
 * none of them.
 */
export function choosePlotScene(situation: Situation, memory: PlotMemory): ChosenPlotScene | null {
  for (const plan of candidates(situation, memory)) {
    const chosen = takePlace(plan, situation, memory);
    if (chosen !== null) return chosen;
  }
  return null;
}

function* candidates(situation: Situation, memory: PlotMemory): Generator<Plan> {
  const { state } = situation;
  const { today } = memory;
  const of = (role: PlotRole) => scenesOf(role, situation, memory);
  if (isSettled(situation, memory)) {
    yield* of('closing');
    return;
  }
  if (today.length === 0) yield* of('morning');
  const isLight = today.length < DAYLIGHT_SCENES;
  if (isLight) yield* of('consequence');
  if (isWayClear(situation, memory)) {
    const overcome = memory.spine.obstacles.map(({ id }) => id);
    for (const { scene, because } of of('climax')) {
      yield { scene, because: [...because, ...overcome] };
    }
  }
  const plan = isLight ? planNext(situation, memory) : null;
  if (plan !== null) yield plan;
  if (state.pass >= MAX_PASSES) yield* of('lost');
  yield* of('night');
}

/** Scenes of a role that have not been told in this pass and may come now, in an order of this story's own. */
function scenesOf(
  role: PlotRole,
  situation: Situation,
  { spine, today, chapter }: PlotMemory,
): readonly Plan[] {
  const scenes = spine.scenes.filter(
    (scene) =>
      scene.role === role &&
      !today.includes(scene.id) &&
      (scene.times === undefined || nextOf(scene.times, situation.state.time) !== null) &&
      allHold(scene.when, situation),
  );
  const [first] = chapter;
  // Every morning of a chapter is the same one.
  const ordered =
    role === 'morning' && situation.state.pass > 1
      ? scenes.filter(({ id }) => id === first)
      : shuffled({ ...situation.moment, turn: 0 }, `plot/${role}`, scenes);
  return ordered.map((scene) => ({ scene, because: keysOf(scene.when ?? []) }));
}

function isSettled({ state, world }: Situation, { spine }: PlotMemory): boolean {
  const promise = nameIn(world, spine.promise);
  return state.threads.some(({ id, status }) => id === promise && status === 'closed');
}

/** Leads the traveller to the scene; null when it can't happen there. */
function takePlace(
  { scene, because }: Plan,
  situation: Situation,
  { today }: PlotMemory,
): ChosenPlotScene | null {
  const { world, state, moment } = situation;
  const due = scene.role === 'night' || scene.role === 'lost' ? 'night' : null;
  const time = due ?? nextOf(scene.times, timeOfScene(today.length, state.time));
  if (time === null) return null;
  const here = world.places.find(({ id }) => nameIn(world, id) === state.place);
  const places = shuffled(moment, `place/${scene.id}`, scene.at);
  const place =
    places.find((id) => id === here?.id) ??
    places.find((id) => here?.ways.includes(id)) ??
    places[0] ??
    here?.id ??
    world.start;
  const moves = nameIn(world, place) !== state.place || time !== state.time;
  const moved: LedgerEvent | null = moves
    ? { type: 'move', place: nameIn(world, place), day: state.day, time }
    : null;
  const after = moved === null ? state : apply(state, moved);
  const weather = weatherOn(world, moment.seed, after.day);
  const there: Situation = { ...situation, state: after, weather };
  if (!allHold(scene.when, there)) return null;
  const bindings = bindGoods(scene, there);
  const outcome = bindings === null ? null : resolve(scene.effects, bindings, there);
  if (bindings === null || outcome === null) return null;
  const storylet = scene;
  return {
    ...{ storylet, bindings, moved, outcome, because },
    situation: { ...there, state: outcome.state },
  };
}

/** Whether the day is over and begins again with the next scene. */
export function isDayOver({ state }: Situation, { spine, today }: PlotMemory): boolean {
  if (state.pass === 0) return true;
  const last = spine.scenes.find(({ id }) => id === today.at(-1));
  return last?.role === 'night';
}
