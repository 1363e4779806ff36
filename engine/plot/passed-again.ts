import type { Effect } from '../storylets/format/effect';
import type { Obstacle } from '../storylets/format/spine';
import type { Action } from '../storylets/format/storylet';
import { allHold } from '../storylets/rules/holds';
import { resolve } from '../storylets/rules/resolve';
import type { Situation } from '../storylets/rules/situation';
import type { LedgerEvent } from '../world/event';
import type { WorldState } from '../world/state';
import { bestWayPast, isOvercome } from './hero-plan';
import { keysOf } from './keys-of';
import { attemptKey, type PlotMemory } from './plot-memory';

/** A gain, a wound and goods that change hands are told where they come again; silver is counted in a sentence. */
const TOLD_AGAIN: ReadonlySet<Effect['does']> = new Set<Effect['does']>([
  'buy',
  'sell',
  'gain',
  'lose',
  'use',
  'earn',
  'hurt',
]);
/** What comes again with a way that has worked: facts are gone in the morning, and what was paid stays paid. */
const COMES_AGAIN: ReadonlySet<Effect['does']> = new Set<Effect['does']>([
  'set',
  'pay',
  'payShare',
]);

/** What the traveller gets past on a later morning without a scene of its own. */
export interface PassedAgain {
  readonly obstacles: readonly Obstacle[];
  /** What it brings about: the obstacles, what the traveller was given for these ways, and what they cost. */
  readonly events: readonly LedgerEvent[];
  readonly state: WorldState;
}

/** The obstacles that the traveller would pass as it did on an earlier day, in order, as far as its purse goes. */
export function passedAgain(situation: Situation, memory: PlotMemory): PassedAgain {
  let passed: PassedAgain = { obstacles: [], events: [], state: situation.state };
  const leads = provenLeads(situation, memory);
  const given = leads.flatMap(factsOf);
  const { obstacles } = memory.spine;
  for (const obstacle of obstacles) {
    const now = { ...situation, state: passed.state };
    const isOpen = obstacles
      .filter(({ id }) => obstacle.after.includes(id))
      .every((one) => isOvercome(one, now));
    if (!isOpen || isOvercome(obstacle, now)) continue;
    const way = bestWayPast(obstacle, withFacts(now, given), memory);
    if (way === null || !isProven(way.scene.id, way.action, memory)) continue;
    const asked = keysOf([...(way.scene.when ?? []), ...(way.action.when ?? [])]).filter(
      (key) => !now.state.facts.includes(key),
    );
    const used = leads.filter((lead) => factsOf(lead).some((key) => asked.includes(key)));
    const outcome = resolve([...used, way.action].flatMap(comingAgain), {}, now);
    if (outcome === null) continue;
    passed = {
      obstacles: [...passed.obstacles, obstacle],
      events: [...passed.events, ...outcome.events],
      state: outcome.state,
    };
  }
  return passed;
}

/** What the traveller has done to get hold of something, each fact in one way. */
function provenLeads(situation: Situation, memory: PlotMemory): readonly Action[] {
  const given = new Set<string>();
  return memory.spine.scenes
    .filter(({ role, when }) => role === 'lead' && allHold(when, situation))
    .flatMap(({ id, actions }) => actions.filter((action) => isProven(id, action, memory)))
    .filter((action) => {
      const isNew = factsOf(action).some((key) => !given.has(key));
      for (const key of factsOf(action)) given.add(key);
      return isNew;
    });
}

function isProven(scene: string, { id, effects = [] }: Action, { proven }: PlotMemory): boolean {
  return (
    proven.includes(attemptKey(scene, id)) && effects.every(({ does }) => !TOLD_AGAIN.has(does))
  );
}

function comingAgain({ effects = [] }: Action): readonly Effect[] {
  return effects.filter(({ does }) => COMES_AGAIN.has(does));
}

function factsOf({ effects = [] }: Action): readonly string[] {
  return effects.flatMap((effect) => (effect.does === 'set' ? [effect.key] : []));
}

function withFacts(situation: Situation, facts: readonly string[]): Situation {
  const { state } = situation;
  return { ...situation, state: { ...state, facts: [...new Set([...state.facts, ...facts])] } };
}
