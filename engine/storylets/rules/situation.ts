import type { TimeOfDay, Weather } from '../../../story/scene';
import { TIMES, WEATHERS } from '../../../story/scene';
import type { Guest } from '../../world/guest';
import { drawWeighted, type Moment } from '../../world/random';
import type { Thread, WorldState } from '../../world/state';
import type { Offer } from '../../world/trade';
import type { Traveller } from '../../world/traveller';
import { SOULS, type World } from '../format/world';

/** Where a decision is made: everything that conditions, bindings and texts may look at. */
export interface Situation {
  readonly world: World;
  readonly state: WorldState;
  readonly traveller: Traveller;
  readonly moment: Moment;
  readonly weather: Weather;
  /** Who is on a visit in this chapter, or may yet come. */
  readonly guest: Guest | null;
}

/** The goods that a storylet's names stand for. */
export type Bindings = Readonly<Record<string, Offer>>;

/** Names in a world are its own: two worlds may both have a `market` and a thread `promise`. */
export function nameIn(world: World, name: string): string {
  return `${world.id}/${name}`;
}

/**
 * A thread of this world; undefined when nobody has opened it. A story comes to a world once, so its threads are the
 * last ones: however long the story is, no others are looked at.
 */
export function threadIn({ world, state }: Situation, name: string): Thread | undefined {
  const id = nameIn(world, name);
  const own = nameIn(world, '');
  for (let index = state.threads.length - 1; index >= 0; index -= 1) {
    const thread = state.threads[index];
    if (thread === undefined || !thread.id.startsWith(own)) return undefined;
    if (thread.id === id) return thread;
  }
  return undefined;
}

/** The weather of a day. */
export function weatherOn(world: World, seed: number, day: number): Weather {
  const moment = { seed, chapter: 0, turn: day };
  return (
    drawWeighted(moment, `weather/${world.id}`, WEATHERS, (name) => world.weather[name] ?? 0) ??
    'clear'
  );
}

/** How many parts of a day lie between two times, 0 to 3. */
export function partsBetween(from: TimeOfDay, to: TimeOfDay): number {
  return (TIMES.indexOf(to) - TIMES.indexOf(from) + TIMES.length) % TIMES.length;
}

/** The soul behind a person, or the person's own name in this world. Souls may be named as such. */
export function soulOf(world: World, person: string): string {
  const known = world.people.find(({ id }) => id === person);
  if (known !== undefined) return known.soul ?? nameIn(world, person);
  return SOULS.find((soul) => soul === person) ?? nameIn(world, person);
}
