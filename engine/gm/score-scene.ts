import type { Storylet } from '../storylets/format/storylet';
import { partsBetween, type Situation } from '../storylets/rules/situation';
import { drawGumbel } from '../world/random';
import type { SceneDeals } from './scene-deals';
import { tensionAt, type ChapterPlan } from './chapter-plan';

/** The state of the chapter that a score depends on. */
interface ChapterProgress {
  readonly plan: ChapterPlan;
  /** The number of the scene that is to be chosen, from 1. */
  readonly scene: number;
  /** Ids of the storylets used in this chapter, in order. */
  readonly used: readonly string[];
  /** null in a story without a number. */
  readonly deals: SceneDeals | null;
}

/**
 * Weights of noise: `CHANCE` is drawn per turn, `LIKING` per chapter. They are as large as the other terms of the score,
 * so that possible scenes are about equally frequent over many stories. `LIKING` makes two chapters in one world differ.
 */
const CHANCE = 1.8;
/** In a story with a number, the deal weighs more than chance. */
const DEAL = 7;
const DEALT_CHANCE = 0.5;
const LIKING = 0.5;
/** Makes five to seven scenes of a chapter trade, where the world has them. */
const TRADE_BONUS = 2.8;
/** Lets a guest appear before the other scenes are used up. */
const GUEST_BONUS = 1.5;

/**
 * How well a scene fits now; higher is better. Among the scenes of one step of the promise, noise alone decides.
 * @param before The current situation. @param there The situation after the move to the scene.
 */
export function scoreOf(
  storylet: Storylet,
  before: Situation,
  there: Situation,
  { plan, scene, used, deals }: ChapterProgress,
): number {
  const { world, traveller, moment } = there;
  const isDealt = deals !== null;
  const chance = (isDealt ? DEALT_CHANCE : CHANCE) * drawGumbel(moment, `scene/${storylet.id}`);
  const inTurn = isDealt ? -DEAL * deals.rankOf(storylet) : 0;
  if (storylet.beat !== undefined) return isDealt ? inTurn : chance;
  const last = world.storylets.find(({ id }) => id === used.at(-1));
  const repeated = (storylet.with ?? []).filter((person) => last?.with?.includes(person) ?? false);
  return (
    0.7 * (storylet.when?.length ?? 0) +
    (paysOff(storylet) ? 1.6 + 2 * (scene / plan.scenes) : 0) -
    0.7 * Math.abs(storylet.tension - tensionAt(plan, scene)) -
    1.2 * repeated.length -
    (there.state.place === before.state.place ? 0.4 : 0) -
    0.5 * Math.max(0, partsBetween(before.state.time, there.state.time) - 1) +
    (storylet.affinities?.some((affinity) => traveller.affinities.has(affinity)) === true
      ? 0.9
      : 0) +
    tradeFit(storylet, there) +
    (storylet.when?.some(({ is }) => is === 'guest') === true ? GUEST_BONUS : 0) +
    (isDealt ? 0 : LIKING * drawGumbel({ ...moment, turn: 0 }, `scene/${storylet.id}`)) +
    inTurn +
    chance
  );
}

/** Whether the scene requires an open thread and can close one. */
function paysOff({ when, actions }: Storylet): boolean {
  const asksForThread = when?.some((one) => one.is === 'thread' && one.status === 'open') === true;
  return (
    asksForThread &&
    actions.some(({ effects }) => effects?.some(({ does }) => does === 'close') === true)
  );
}

/** Prefers selling with goods in the bag, and buying with fewer than two kinds. */
function tradeFit({ goods }: Storylet, { state, traveller }: Situation): number {
  const stock = state.lots.filter(({ itemId }) => !traveller.keeps.has(itemId)).length;
  const sources = Object.values(goods ?? {}).map(({ from }) => from);
  if (sources.includes('own')) return stock > 0 ? TRADE_BONUS : 0;
  return sources.includes('afford') && stock < 2 ? TRADE_BONUS : 0;
}
