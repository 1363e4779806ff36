import type { Effect } from '../storylets/format/effect';
import type { Obstacle } from '../storylets/format/spine';
import type { Action } from '../storylets/format/storylet';
import { allHold } from '../storylets/rules/holds';
import type { Situation } from '../storylets/rules/situation';
import { bestWayPast, isOvercome } from './hero-plan';
import { keysOf } from './keys-of';
import { attemptKey, type PlotMemory } from './plot-memory';

/** A price, a gain and a wound are told where they come again. */
const TOLD_AGAIN: ReadonlySet<Effect['does']> = new Set<Effect['does']>([
  'buy',
  'sell',
  'gain',
  'lose',
  'use',
  'pay',
  'earn',
  'payShare',
  'hurt',
]);

/** What the traveller gets past on a later morning without a scene of its own. */
export interface PassedAgain {
  readonly obstacles: readonly Obstacle[];
  /** What it brings about: the obstacles, and what it was given for these ways. */
  readonly facts: readonly string[];
}

/** The obstacles that the traveller would pass as it did on an earlier day, in order: nothing that costs anything again. */
export function passedAgain(situation: Situation, memory: PlotMemory): PassedAgain {
  let passed: PassedAgain = { obstacles: [], facts: [] };
  const given = factsOfProvenLeads(situation, memory);
  const { obstacles } = memory.spine;
  for (const obstacle of obstacles) {
    const now = withFacts(situation, passed.facts);
    const isOpen = obstacles
      .filter(({ id }) => obstacle.after.includes(id))
      .every((one) => isOvercome(one, now));
    if (!isOpen || isOvercome(obstacle, now)) continue;
    const way = bestWayPast(obstacle, withFacts(now, given), memory);
    if (way === null || !isProven(way.scene.id, way.action, memory)) continue;
    const asked = keysOf([...(way.scene.when ?? []), ...(way.action.when ?? [])]);
    const facts = [
      ...passed.facts,
      ...asked.filter((key) => given.includes(key)),
      ...factsOf(way.action),
    ];
    passed = { obstacles: [...passed.obstacles, obstacle], facts: [...new Set(facts)] };
  }
  return passed;
}

function factsOfProvenLeads(situation: Situation, memory: PlotMemory): readonly string[] {
  return memory.spine.scenes
    .filter(({ role, when }) => role === 'lead' && allHold(when, situation))
    .flatMap(({ id, actions }) => actions.filter((action) => isProven(id, action, memory)))
    .flatMap(factsOf);
}

function isProven(scene: string, { id, effects = [] }: Action, { proven }: PlotMemory): boolean {
  return (
    proven.includes(attemptKey(scene, id)) && effects.every(({ does }) => !TOLD_AGAIN.has(does))
  );
}

function factsOf({ effects = [] }: Action): readonly string[] {
  return effects.flatMap((effect) => (effect.does === 'set' ? [effect.key] : []));
}

function withFacts(situation: Situation, facts: readonly string[]): Situation {
  const { state } = situation;
  return { ...situation, state: { ...state, facts: [...new Set([...state.facts, ...facts])] } };
}
