import { dealt } from '../casting/deal';
import type { ChosenScene } from '../gm/choose-scene';
import { AWAY } from '../storylets/format/offer';
import { HOUR_ROLES, type PlotRole, type PlotScene } from '../storylets/format/spine';
import { arriveAt } from '../storylets/rules/arrive';
import { bindGoods } from '../storylets/rules/bind';
import { allHold } from '../storylets/rules/holds';
import { resolve } from '../storylets/rules/resolve';
import { nameIn, type Situation } from '../storylets/rules/situation';
import { orAll } from '../world/or-all';
import { shuffled } from '../world/random';
import type { Traveller } from '../world/traveller';
import { isLight, nextOf, timeOfScene } from './clock';
import { isWayClear, planAhead, planNext, plansNext, type Plan } from './hero-plan';
import { keysOf } from './keys-of';
import { failedAt, MAX_PASSES, type PlotMemory } from './plot-memory';

/**
 * The next scene of a chapter whose day repeats, never without a reason: the morning, a consequence that has become due, the
 * promise itself when nothing bars the way, the step that the traveller has planned, or the night. Null when the content has
 * none of them.
 */
export function choosePlotScene(situation: Situation, memory: PlotMemory): ChosenScene | null {
  for (const plans of tiersOf(situation, memory, planOfTraveller)) {
    for (const plan of plans) {
      const chosen = takePlace(plan, situation, memory);
      if (chosen !== null) return chosen;
    }
  }
  return null;
}

/**
 * The scenes among which the choice is free: all of the same rank as the one that would be chosen, such as the next steps
 * of every way past an open obstacle. A scene a way, in the order of `choosePlotScene`; empty when the content has none.
 */
export function duePlotScenes(situation: Situation, memory: PlotMemory): readonly ChosenScene[] {
  for (const plans of tiersOf(situation, memory, allPlans)) {
    const scenes = [...plans].filter(isFirstOfItsScene);
    const due = scenes.flatMap((plan) => takePlace(plan, situation, memory) ?? []);
    if (due.length > 0) return due;
  }
  return [];
}

function isFirstOfItsScene({ scene }: Plan, index: number, plans: readonly Plan[]): boolean {
  return plans.findIndex((one) => one.scene.id === scene.id) === index;
}

type PlansOf = (situation: Situation, memory: PlotMemory) => Iterable<Plan>;

/** What the traveller does of its own accord. */
function* planOfTraveller(situation: Situation, memory: PlotMemory): Generator<Plan> {
  const plan = planNext(situation, memory) ?? planAhead(situation, memory);
  if (plan !== null) yield plan;
}

function* allPlans(situation: Situation, memory: PlotMemory): Generator<Plan> {
  yield* plansNext(situation, memory);
  const ahead = planAhead(situation, memory);
  if (ahead !== null) yield ahead;
}

/** Scenes that may come now, rank by rank: of a rank that has any, one is told. */
function* tiersOf(
  situation: Situation,
  memory: PlotMemory,
  plansOf: PlansOf,
): Generator<Iterable<Plan>> {
  const { state } = situation;
  const { today } = memory;
  const of = (role: PlotRole) => scenesOf(role, situation, memory);
  if (isSettled(situation, memory)) {
    const because = settledByFailure(memory);
    yield of('closing').map((plan) => ({ ...plan, because: [...plan.because, ...because] }));
    return;
  }
  if (today.length === 0) yield of('morning');
  const nights: readonly PlotRole[] = state.pass >= MAX_PASSES ? ['lost', 'night'] : ['night'];
  const nightFalls = (because: readonly string[]) =>
    nights.map((role) => of(role).map(({ scene }) => ({ scene, because })));
  if (state.facts.includes(AWAY)) {
    yield* nightFalls([AWAY]);
    return;
  }
  const { spine } = memory;
  const hasEvening = spine.scenes.some(({ role }) => role === 'evening');
  const hasBegun = hasHourBegun(memory);
  const isDay = !hasBegun && isLight(today.length, { hasEvening });
  if (isDay) yield of('consequence');
  if (isWayClear(situation, memory)) {
    const overcome = spine.obstacles.map(({ id }) => id);
    const because = [...overcome, ...failuresAtClimax(memory)];
    const withCause = (plan: Plan) => ({ ...plan, because: [...plan.because, ...because] });
    if (!hasBegun) yield between(situation, memory).map(withCause);
    if (!hasBegun) yield of('prelude').map(withCause);
    yield of('climax').map(withCause);
  }
  if (isDay) yield plansOf(situation, memory);
  // What failed is why the promise is still open when night falls.
  const because = memory.failed;
  if (!hasBegun) yield of('evening').map(({ scene }) => ({ scene, because }));
  yield* nightFalls(because);
}

/** Only what the participant wrote of the traveller: neither guesses nor what its words and goods merely lean to. */
function asWritten(traveller: Traveller): Traveller {
  const unwritten = ['affinities', ...traveller.guessed] as const;
  return { ...traveller, ...Object.fromEntries(unwritten.map((kind) => [kind, new Set()])) };
}

/** Whether the hour of the promise has come today: nothing comes between its scenes. */
function hasHourBegun({ spine, today }: PlotMemory): boolean {
  return spine.scenes.some(({ id, role }) => HOUR_ROLES.has(role) && today.includes(id));
}

/** What comes between the traveller and the hour of a promise for which nothing is missing. */
function between(situation: Situation, { between: scenesBetween }: PlotMemory): readonly Plan[] {
  const written = { ...situation, traveller: asWritten(situation.traveller) };
  const suiting = scenesBetween().filter(({ when }) => allHold(when, situation));
  const meant = orAll(suiting, ({ when }) => allHold(when, written));
  return inStoryOrder(meant, 'interruption', situation).map((scene) => ({ scene, because: [] }));
}

/** What failed on an earlier day where the promise was to be settled: it is settled in another way because of it. */
function failuresAtClimax(memory: PlotMemory): readonly string[] {
  return failedAt(
    memory,
    memory.spine.scenes.filter(({ role }) => role === 'climax'),
  );
}

/** The chapter ends as it does because its last attempt failed; empty where it did not. */
function settledByFailure({ done, failed }: PlotMemory): readonly string[] {
  return done.slice(-1).filter((key) => failed.includes(key));
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
      : inStoryOrder(scenes, role, situation);
  return ordered.map((scene) => ({ scene, because: keysOf(scene.when ?? []) }));
}

/** Of scenes that may come alike, neighbouring stories that tell the spine get others. */
function inStoryOrder(
  scenes: readonly PlotScene[],
  role: PlotRole,
  { deal, moment }: Situation,
): readonly PlotScene[] {
  return deal === null
    ? shuffled({ ...moment, turn: 0 }, `plot/${role}`, scenes)
    : dealt(scenes, deal.spine, `plot/${role}`, ({ id }) => id);
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
): ChosenScene | null {
  const { state } = situation;
  const due = scene.role === 'night' || scene.role === 'lost' ? 'night' : null;
  const time = due ?? nextOf(scene.times, timeOfScene(today.length, state.time));
  if (time === null) return null;
  const arrival = arriveAt(scene, situation, { day: state.day, time });
  if (arrival === null) return null;
  const { moved, there } = arrival;
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
export function isDayOver(situation: Situation, memory: PlotMemory): boolean {
  if (situation.state.pass === 0) return true;
  const last = memory.spine.scenes.find(({ id }) => id === memory.today.at(-1));
  // A climax that settled nothing ends its day as well.
  return last?.role === 'night' || (last?.role === 'climax' && !isSettled(situation, memory));
}
