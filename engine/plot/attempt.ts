import { asPlotScene } from '../storylets/format/as-plot-scene';
import type { Attempt } from '../storylets/format/attempt';
import { HEARTENED } from '../storylets/format/offer';
import type { Action, Storylet } from '../storylets/format/storylet';
import { soulOf, type Situation } from '../storylets/rules/situation';
import { draw, type Moment } from '../world/random';
import { keysOf } from './keys-of';
import { learns } from './learns';
import { shared } from './liking';
import { attemptKey, failedAt, MAX_PASSES, type PlotMemory } from './plot-memory';
import { toolFor } from './tool';

export const RESULTS = ['succeeds', 'costs', 'fails'] as const;
export type AttemptResult = (typeof RESULTS)[number];

/** The chance of success where nothing speaks for or against it, by difficulty. */
const CHANCE: Readonly<Record<Attempt['difficulty'], number>> = { 1: 0.78, 2: 0.55, 3: 0.32 };
/** What lies so close above the chance succeeds at a price, where the content tells one. */
const COST_MARGIN = 0.2;
/**
 * What the traveller has neither a gift for nor prepared is likelier to fail: at an obstacle, and at a climax, chapter by chapter.
 * The chapter before the last is the hardest, so that the story stands at its worst before its end.
 */
const UNREADY = 0.3;
const UNREADY_AT_END = [0.1, 0.35, 0.45, 1, 0.6] as const;
/** Who has seen a climax fail in one way knows what went wrong. */
const LEARNT = 0.2;
/** From the scene after this one of the first pass on, what is tried fails if nothing has: no chapter goes by without a setback. */
const LATEST_FIRST_FAILURE = 1;
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
  if (isDueToFail(action, attempt, situation, memory)) return 'fails';
  const isReady = isReadyFor(action, attempt, situation);
  const more = isEndOf(scene, attempt)
    ? atEndOf(scene, action, attempt, situation, memory)
    : isReady
      ? 0
      : -UNREADY;
  const chance = chanceOf(scene, action, attempt, situation) + more;
  const fate = draw(situation.moment, `attempt/${attemptKey(scene.id, action.id)}`);
  if (fate < chance) return 'succeeds';
  return attempt.costs !== undefined && fate < chance + COST_MARGIN ? 'costs' : 'fails';
}

/** Whether the promise is lost where the attempt fails. */
function isEndOf(scene: Storylet, { fails }: Attempt): boolean {
  return learns(fails.effects, 'lost') && asPlotScene(scene)?.role === 'climax';
}

/**
 * What else the chance at the climax depends on. A promise is lost by a way that is not the traveller's own, not by bad luck
 * twice: what it is good at succeeds after a failure, and what has failed is done better the next time. On the last day, after
 * which none begins again, what is against the traveller's nature fails, and in the hardest chapter (seldom in others) what it
 * has not prepared.
 */
function atEndOf(
  scene: Storylet,
  action: Action,
  attempt: Attempt,
  situation: Situation,
  memory: PlotMemory,
): number {
  const { pass } = situation.state;
  const isAgainst = isAgainstNature(attempt, situation);
  const isReady = isReadyFor(action, attempt, situation) && !isAgainst;
  const isOwn = isReady && hasGiftFor(attempt, situation);
  const hasSeen = failedAt(memory, [scene]).length > 0;
  const isHardest = inChapter(UNREADY_AT_END, situation.moment) === 1;
  if (pass >= MAX_PASSES) {
    if (isAgainst) return -1;
    return isReady ? 1 : isHardest ? -1 : 0;
  }
  if (isOwn && hasSeen) return 1;
  if (!isAgainst && memory.failed.includes(attemptKey(scene.id, action.id))) return LEARNT;
  return isReady ? 0 : -inChapter(UNREADY_AT_END, situation.moment);
}

function inChapter(figures: readonly number[], { chapter }: Moment): number {
  return figures[Math.min(chapter, figures.length) - 1] ?? 0;
}

function hasGiftFor(attempt: Attempt, situation: Situation): boolean {
  const { traveller } = situation;
  return shared(attempt.skills, traveller.skills) > 0 || toolFor(attempt, situation) !== null;
}

function isAgainstNature({ limits, fears }: Attempt, { traveller }: Situation): boolean {
  return shared(limits, traveller.limits) + shared(fears, traveller.fears) > 0;
}

/** Whether the traveller has a gift for it, or has found out or got hold of what it takes. */
function isReadyFor(
  { when = [], isLoopers }: Action,
  attempt: Attempt,
  situation: Situation,
): boolean {
  return isLoopers === true || keysOf(when).length > 0 || hasGiftFor(attempt, situation);
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
    (state.facts.includes(HEARTENED) ? 0.2 : 0) +
    (isLoopers === true ? 0.25 : 0)
  );
}

/**
 * Whether it is time for the chapter's setback. What the traveller is good at fails for the story's sake only when nothing
 * else has, and what only a second morning allows never does.
 */
function isDueToFail(
  { isLoopers }: Action,
  attempt: Attempt,
  situation: Situation,
  { failed, today }: PlotMemory,
): boolean {
  const { pass } = situation.state;
  if (failed.length > 0 || isLoopers === true || pass >= MAX_PASSES) return false;
  if (pass > 1) return true;
  const isOwn = hasGiftFor(attempt, situation);
  return today.length > (isOwn ? LATEST_SKILLED_FAILURE : LATEST_FIRST_FAILURE);
}
