import type { Condition } from '../storylets/format/condition';
import type { Effect } from '../storylets/format/effect';
import type { Obstacle, PlotScene } from '../storylets/format/spine';
import type { Action } from '../storylets/format/storylet';
import { withoutVetoed } from '../storylets/rules/vetoed';
import { allHold } from '../storylets/rules/holds';
import { partsBetween, type Situation } from '../storylets/rules/situation';
import { nextOf, timeOfScene } from './clock';
import { keysOf } from './keys-of';
import { likingOf } from './liking';
import { leadsPast } from './leads-past';
import { mayBeDone } from './loopers';
import { attemptKey, failedAt, MAX_PASSES, type PlotMemory } from './plot-memory';

/** What the traveller means to do next, and what it is for. */
export interface Plan {
  readonly scene: PlotScene;
  /** Facts and pieces of knowledge that lead there. */
  readonly because: readonly string[];
}

interface Way {
  readonly scene: PlotScene;
  readonly action: Action;
  /** Keys that it asks for and the traveller does not have. */
  readonly missing: readonly string[];
  readonly liking: number;
}

/** A way is worth so much less for each thing that has to be had first. */
const DETOUR = 0.7;
/** … and for each part of the day that passes unused until it is open. */
const WAIT = 2.2;
/** Calm scenes rather in the first chapters, tense ones in the last: for each chapter from the middle one, and step of tension. */
const ESCALATION = 0.5;
/** … and so much longer, or shorter, seems each detour: a story takes its time at first, and goes straight to its end. */
const HURRY = 0.8;
const MIDDLE_CHAPTER = 3;
/** Scenes that look for a lead of a lead go no further back. */
const DEPTH = 2;
/** An obstacle is faced again so often in one pass. */
const TRIES = 2;

/**
 * Something that a way past an obstacle asks for and that can be had today, where no step leads on any more: it serves a
 * later pass, and so nothing on the last one.
 */
export function planAhead(situation: Situation, memory: PlotMemory): Plan | null {
  if (situation.state.pass >= MAX_PASSES) return null;
  const { scenes } = memory.spine;
  const asked = new Set(
    scenes.flatMap(({ actions }) => actions.flatMap(({ when = [] }) => keysOf(when))),
  );
  const { knowledge, facts } = situation.state;
  const isNew = (key: string) => !Object.hasOwn(knowledge, key) && !facts.includes(key);
  const wanted = [...asked].filter(isNew);
  for (const key of wanted) {
    const plan = leadTo(key, situation, memory, 0);
    if (plan !== null) return plan;
  }
  return null;
}

/** The next step towards the promise: the way past an open obstacle that suits the traveller, or what that way asks for. */
export function planNext(situation: Situation, memory: PlotMemory): Plan | null {
  const [first] = plansNext(situation, memory);
  return first ?? null;
}

/** All next steps towards the promise, a way each; those that suit the traveller best come first. */
export function* plansNext(situation: Situation, memory: PlotMemory): Generator<Plan> {
  const ways = openObstacles(situation, memory)
    .flatMap((obstacle) => waysPast(obstacle, situation, memory))
    .map((way) => ({ way, worth: worthOf(way, situation, memory) }))
    .sort((a, b) => b.worth - a.worth);
  for (const { way } of ways) {
    const plan = stepTowards(way, situation, memory);
    if (plan === null) continue;
    const because = [
      ...plan.because,
      ...failuresAt(way.scene, memory),
      ...barredAt(way.scene, situation, memory),
      ...askedFor(plan, way, memory),
    ];
    yield { ...plan, because: because.length > 0 ? because : promiseIn(memory) };
  }
}

/** The way past an obstacle that suits the traveller best, of those for which nothing is missing; null for none. */
export function bestWayPast(
  obstacle: Obstacle,
  situation: Situation,
  memory: PlotMemory,
): Pick<Way, 'scene' | 'action'> | null {
  const [best] = waysPast(obstacle, situation, memory)
    .filter(({ missing, scene, action }) => missing.length === 0 && leadsPast(scene, action))
    .sort((a, b) => b.liking - a.liking);
  return best ?? null;
}

function worthOf(
  { liking, missing, scene }: Way,
  { state, moment }: Situation,
  { today }: PlotMemory,
): number {
  const now = timeOfScene(today.length, state.time);
  const open = nextOf(scene.times, now) ?? now;
  const late = Math.min(moment.chapter - MIDDLE_CHAPTER, MIDDLE_CHAPTER - 1);
  return (
    liking -
    DETOUR * (1 + HURRY * late) * missing.length -
    WAIT * partsBetween(now, open) +
    ESCALATION * late * scene.tension
  );
}

/** Whether nothing stands between the traveller and the promise any more. */
export function isWayClear(situation: Situation, memory: PlotMemory): boolean {
  return memory.spine.obstacles.every((obstacle) => isOvercome(obstacle, situation));
}

function openObstacles(situation: Situation, { spine }: PlotMemory): readonly Obstacle[] {
  const open = spine.obstacles.filter((obstacle) => !isOvercome(obstacle, situation));
  return open.filter(({ after }) => after.every((id) => open.every((one) => one.id !== id)));
}

/** Whether an obstacle needs no scene any more today. */
export function isOvercome({ id, passedWhen }: Obstacle, situation: Situation): boolean {
  if (situation.state.facts.includes(id)) return true;
  return passedWhen !== undefined && situation.state.pass > 1 && allHold(passedWhen, situation);
}

function waysPast({ id }: Obstacle, situation: Situation, memory: PlotMemory): readonly Way[] {
  const ways = memory.spine.scenes
    .filter((scene) => scene.obstacle === id && timesToday(scene, memory) < TRIES)
    .flatMap((scene) =>
      scene.actions.flatMap((action) => {
        if (!mayComeFor(action, scene, memory, situation.state.pass)) return [];
        const missing = missingOf([...(scene.when ?? []), ...(action.when ?? [])], situation);
        if (missing === null || !mayBeDone(action, situation)) return [];
        return [{ scene, action, missing, liking: likingOf(scene, action, situation, memory) }];
      }),
    );
  return withoutVetoed(ways, ({ action }) => action, situation);
}

/**
 * Whether the traveller goes there for this way. It knocks twice at the same door only for what it has not done today and
 * gets it past the obstacle: with something new in its hands, by what worked on an earlier day, or on the first day after a
 * failure.
 */
function mayComeFor(action: Action, scene: PlotScene, memory: PlotMemory, pass: number): boolean {
  if (timesToday(scene, memory) === 0) return true;
  const key = attemptKey(scene.id, action.id);
  if (scene.again === undefined || memory.done.includes(key)) return false;
  if (!leadsPast(scene, action)) return false;
  if (memory.proven.includes(key)) return true;
  return (
    keysOf(action.when ?? []).length > 0 || (pass === 1 && failedAt(memory, [scene]).length > 0)
  );
}

/** What failed at the same obstacle: another way is taken because of it. */
function failuresAt({ obstacle }: PlotScene, memory: PlotMemory): readonly string[] {
  return failedAt(
    memory,
    memory.spine.scenes.filter((scene) => scene.obstacle === obstacle),
  );
}

/** What bars other ways past the same obstacle: this one is taken because of it. */
function barredAt(
  { obstacle }: PlotScene,
  { state }: Situation,
  { spine }: PlotMemory,
): readonly string[] {
  const bars = spine.scenes
    .filter((scene) => obstacle !== undefined && scene.obstacle === obstacle)
    .flatMap(({ actions }) => actions.flatMap(({ when = [] }) => when))
    .flatMap((one) => (one.is === 'not' && one.condition.is === 'set' ? [one.condition.key] : []));
  return [...new Set(bars)].filter((key) => state.facts.includes(key));
}

/** What a lead is sought for: the way that asks for it, where the traveller has seen it. */
function askedFor({ scene }: Plan, way: Way, { chapter }: PlotMemory): readonly string[] {
  return scene.id !== way.scene.id && chapter.includes(way.scene.id) ? [way.scene.id] : [];
}

/** Nothing but the promise, which the chapter's first scene has told, leads to what is begun on the first day. */
function promiseIn({ chapter: [first] }: PlotMemory): readonly string[] {
  return first === undefined ? [] : [first];
}

function timesToday({ id }: PlotScene, { today }: PlotMemory): number {
  return today.filter((one) => one === id).length;
}

/** Keys that stand between a way and the traveller; null where something else does, which no scene can give. */
function missingOf(when: readonly Condition[], situation: Situation): readonly string[] | null {
  const keys: string[] = [];
  for (const condition of when) {
    if (allHold([condition], situation)) continue;
    if (condition.is !== 'set' && condition.is !== 'knows') return null;
    keys.push(condition.key);
  }
  return keys;
}

function stepTowards(
  { scene, action, missing }: Way,
  situation: Situation,
  memory: PlotMemory,
): Plan | null {
  const [first] = missing;
  if (first !== undefined) return leadTo(first, situation, memory, DEPTH);
  if (nextOf(scene.times, situation.state.time) === null) return null;
  const asked = keysOf([...(scene.when ?? []), ...(action.when ?? [])]);
  const { after = [] } = memory.spine.obstacles.find(({ id }) => id === scene.obstacle) ?? {};
  return { scene, because: [...new Set([...asked, ...after])] };
}

function leadTo(key: string, situation: Situation, memory: PlotMemory, depth: number): Plan | null {
  const { spine, today } = memory;
  const leads = spine.scenes.filter(
    (scene) =>
      scene.role === 'lead' &&
      !today.includes(scene.id) &&
      gives(scene, key) &&
      nextOf(scene.times, situation.state.time) !== null,
  );
  for (const scene of leads) {
    const missing = missingOf(scene.when ?? [], situation);
    if (missing?.length === 0) return { scene, because: keysOf(scene.when ?? []) };
  }
  if (depth === 0) return null;
  for (const scene of leads) {
    const [first] = missingOf(scene.when ?? [], situation) ?? [];
    const plan = first === undefined ? null : leadTo(first, situation, memory, depth - 1);
    if (plan !== null) return plan;
  }
  return null;
}

function gives({ effects = [], actions }: PlotScene, key: string): boolean {
  const all: readonly Effect[] = [...effects, ...actions.flatMap((one) => one.effects ?? [])];
  return all.some(
    (effect) => (effect.does === 'set' || effect.does === 'learn') && effect.key === key,
  );
}
