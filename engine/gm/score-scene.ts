import type { Storylet } from '../storylets/format/storylet';
import { partsBetween, type Situation } from '../storylets/rules/situation';
import { draw, type Moment } from '../world/random';
import { tensionAt, type ChapterPlan } from './chapter-plan';

/** What a score looks back on. */
interface ChapterProgress {
  readonly plan: ChapterPlan;
  /** The number of the scene that is to be chosen, from 1. */
  readonly scene: number;
  /** Ids of the storylets told in this chapter, in order. */
  readonly used: readonly string[];
}

/**
 * Weights of chance. They are as large as what speaks for one scene and against another, so that what can happen
 * happens about equally often in many stories. A chapter's own liking keeps two chapters in one world apart.
 */
const CHANCE = 1.8;
const LIKING = 0.5;
/** What carries goods through a story: with it, five to seven scenes of a chapter trade where worlds have them. */
const TRADE_BONUS = 2.8;
/** A visitor does not wait until nothing else is left to tell. */
const GUEST_BONUS = 1.5;

/**
 * How well a scene would come now; higher is better. Where the promise takes its next step, chance alone decides which
 * of the ways it takes.
 * @param before Where the character is. @param there Where it would have been led.
 */
export function scoreOf(
  storylet: Storylet,
  before: Situation,
  there: Situation,
  { plan, scene, used }: ChapterProgress,
): number {
  const { world, traveller, moment } = there;
  const chance = CHANCE * gumbel(moment, storylet);
  if (storylet.beat !== undefined) return chance;
  const last = world.storylets.find(({ id }) => id === used.at(-1));
  const repeated = (storylet.with ?? []).filter((person) => last?.with?.includes(person) ?? false);
  return (
    0.7 * (storylet.when?.length ?? 0) +
    (paysOff(storylet) ? 1.6 + 2 * (scene / plan.scenes) : 0) -
    0.7 * Math.abs(storylet.tension - tensionAt(plan, scene)) -
    1.2 * repeated.length -
    (there.state.place === before.state.place ? 0.4 : 0) -
    0.5 * Math.max(0, partsBetween(before.state.time, there.state.time) - 1) +
    (storylet.bents?.some((bent) => traveller.bents.has(bent)) === true ? 0.9 : 0) +
    tradeFit(storylet, there) +
    (storylet.when?.some(({ is }) => is === 'guest') === true ? GUEST_BONUS : 0) +
    LIKING * gumbel({ ...moment, turn: 0 }, storylet) +
    chance
  );
}

/** Noise with which the highest score is drawn as by a softmax over the scores. */
function gumbel(moment: Moment, { id }: Storylet): number {
  return -Math.log(-Math.log(Math.max(1e-9, draw(moment, `scene/${id}`))));
}

/** Whether the scene takes up a thread that was opened before. */
function paysOff({ when, actions }: Storylet): boolean {
  const asksForThread = when?.some((one) => one.is === 'thread' && one.status === 'open') === true;
  return (
    asksForThread &&
    actions.some(({ effects }) => effects?.some(({ does }) => does === 'close') === true)
  );
}

/** Full bags want to be sold and full purses to be spent. */
function tradeFit({ goods }: Storylet, { state, traveller }: Situation): number {
  const stock = state.lots.filter(({ itemId }) => !traveller.keeps.has(itemId)).length;
  const sources = Object.values(goods ?? {}).map(({ from }) => from);
  if (sources.includes('own')) return stock > 0 ? TRADE_BONUS : 0;
  return sources.includes('afford') && stock < 2 ? TRADE_BONUS : 0;
}
