import type { Attempt } from '../storylets/format/attempt';
import type { Action, Storylet } from '../storylets/format/storylet';
import { soulOf, type Situation } from '../storylets/rules/situation';
import { draw } from '../world/random';
import { shared } from './liking';
import { attemptKey, MAX_PASSES, type PlotMemory } from './plot-memory';
import { toolFor } from './tool';

export const RESULTS = ['succeeds', 'costs', 'fails'] as const;
export type AttemptResult = (typeof RESULTS)[number];

/** The chance of success where nothing speaks for or against it, by difficulty. */
const CHANCE: Readonly<Record<Attempt['difficulty'], number>> = { 1: 0.78, 2: 0.55, 3: 0.32 };
/** What lies so close above the chance succeeds at a price, where the content tells one. */
const COST_MARGIN = 0.2;
/** On the last day, after which none begins again, haste spoils what the traveller has neither a gift for nor tried before. */
const HASTE = 0.5;
/** Who has seen a climax fail in one way knows what went wrong. */
const LEARNT = 0.2;
/** From this scene of the first pass on, what is tried fails if nothing has: no chapter goes by without a setback. */
const LATEST_FIRST_FAILURE = 2;
const LATEST_SKILLED_FAILURE = 3;

/** How the traveller's attempt ends: by skill, tools, limits, fears, trust, what it knows from an earlier pass, and the seed. */
export function resultOf(
  scene: Storylet,
  action: Action,
  situation: Situation,
  memory: PlotMemory,
): AttemptResult {
  const { attempt } = action;
  if (attempt === undefined) return 'succeeds';
  if (isDueToFail(attempt, situation, memory)) return 'fails';
  const atEnd = isEndOf(scene, attempt) ? atEndOf(scene, action, attempt, situation, memory) : 0;
  const chance = chanceOf(scene, action, attempt, situation) + atEnd;
  const fate = draw(situation.moment, `attempt/${attemptKey(scene.id, action.id)}`);
  if (fate < chance) return 'succeeds';
  return attempt.costs !== undefined && fate < chance + COST_MARGIN ? 'costs' : 'fails';
}

/** Whether the promise is lost where the attempt fails. */
function isEndOf(scene: Storylet, { fails: { effects = [] } }: Attempt): boolean {
  const isLost = effects.some((effect) => effect.does === 'learn' && effect.key === 'lost');
  return isLost && 'role' in scene && scene.role === 'climax';
}

/**
 * What else the chance at the climax depends on. A promise is lost by a way that is not the traveller's own, not by bad luck
 * twice: what it is good at succeeds after a failure, and what has failed is done better the next time.
 */
function atEndOf(
  scene: Storylet,
  action: Action,
  attempt: Attempt,
  situation: Situation,
  { failed }: PlotMemory,
): number {
  const { traveller, state } = situation;
  const { skills, limits, fears } = attempt;
  const isAgainst = shared(limits, traveller.limits) + shared(fears, traveller.fears) > 0;
  const isAble = shared(skills, traveller.skills) > 0 || toolFor(attempt, situation) !== null;
  const hasSeen = failed.some((key) => key.startsWith(attemptKey(scene.id, '')));
  if (isAble && !isAgainst && hasSeen) return 1;
  if (!isAgainst && failed.includes(attemptKey(scene.id, action.id))) return LEARNT;
  return state.pass < MAX_PASSES || (isAble && !isAgainst) ? 0 : -HASTE;
}

function chanceOf(
  { with: people = [] }: Storylet,
  { isLoopers }: Action,
  attempt: Attempt,
  situation: Situation,
): number {
  const { difficulty, skills, limits, fears } = attempt;
  const { traveller, state, world } = situation;
  const trusts = people.some((person) => (state.trust[soulOf(world, person)] ?? 0) > 0);
  return (
    CHANCE[difficulty] +
    0.28 * shared(skills, traveller.skills) -
    0.4 * shared(limits, traveller.limits) -
    0.3 * shared(fears, traveller.fears) +
    (toolFor(attempt, situation) === null ? 0 : 0.28) +
    (trusts ? 0.1 : 0) +
    (isLoopers === true ? 0.25 : 0)
  );
}

/** What the traveller is good at fails for the story's sake only when nothing else has. */
function isDueToFail(
  attempt: Attempt,
  situation: Situation,
  { failed, today }: PlotMemory,
): boolean {
  if (situation.state.pass !== 1 || failed.length > 0) return false;
  const isSkilled = shared(attempt.skills, situation.traveller.skills) > 0;
  return (
    today.length >
    (isSkilled || toolFor(attempt, situation) !== null
      ? LATEST_SKILLED_FAILURE
      : LATEST_FIRST_FAILURE)
  );
}
