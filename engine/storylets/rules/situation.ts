import type { TimeOfDay, Weather } from '../../../story/scene';
import { TIMES, WEATHERS } from '../../../story/scene';
import type { Guest } from '../../world/guest';
import { drawWeighted, type Moment } from '../../world/random';
import type { Thread, WorldState } from '../../world/state';
import type { Offer } from '../../world/trade';
import type { Traveller } from '../../world/traveller';
import type { PromiseOutcome } from '../format/promise-outcome';
import { SOULS, type StoryLocation, type World } from '../format/world';

/** The input of every decision: all that conditions, bindings and texts can depend on. */
export interface Situation {
  /** null for stories without a number: they draw. */
  readonly deal: Deal | null;
  readonly world: World;
  readonly state: WorldState;
  readonly traveller: Traveller;
  readonly moment: Moment;
  readonly weather: Weather;
  /** The chapter's guest, or the candidate for it. */
  readonly guest: Guest | null;
  /** How the promises of the story's chapters ended, the present one included; left out for none. */
  readonly outcomes?: readonly PromiseOutcome[];
  /**
   * What was done in a chapter whose day repeats, a list for each pass, the present one last: `scene/action`, or
   * `scene/action.fails` as it turned out; left out where no day repeats.
   */
  readonly deeds?: readonly (readonly string[])[];
  /** A person of the world has the traveller's name, and is called otherwise; left out where nobody has it. */
  readonly namesake?: Namesake;
}

export interface Namesake {
  /** The traveller's name, as the content's texts have it. */
  readonly name: string;
  readonly called: string;
}

/** Which worlds, scenes and wordings a story is dealt, see `engine/casting/`; both count from 0. */
export interface Deal {
  /** How many stories have smaller numbers. */
  readonly story: number;
  /** How many of these are told in this world. */
  readonly world: number;
  /** How many of these are told the chapter's spine; of the world where it has none. */
  readonly spine: number;
}

/** The goods of a storylet's slots. */
export type Bindings = Readonly<Record<string, Offer>>;

/** Qualifies a name with its world, as two worlds can both have a `market` or a thread `promise`. */
export function nameIn(world: World, name: string): string {
  return `${world.id}/${name}`;
}

/** The traveller's place; undefined before the first move. */
export function placeIn({
  world,
  state,
}: Pick<Situation, 'world' | 'state'>): StoryLocation | undefined {
  return world.places.find(({ id }) => nameIn(world, id) === state.place);
}

/**
 * A thread of this world; undefined when it has not been opened. Each visit to a world has an id of its own, so that its
 * threads are the last ones: the search stops at another world's thread, however long the story is.
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

/** The number of parts of a day from one time to another, 0 to 3. */
export function partsBetween(from: TimeOfDay, to: TimeOfDay): number {
  return (TIMES.indexOf(to) - TIMES.indexOf(from) + TIMES.length) % TIMES.length;
}

/** A person's name in this world; undefined for a person who is not of it. */
export function nameOfPerson({ people }: World, person: string | undefined): string | undefined {
  return people.find(({ id }) => id === person)?.name;
}

/** The soul of a person, or the qualified name of a person without one. Also accepts a soul. */
export function soulOf(world: World, person: string): string {
  const known = world.people.find(({ id }) => id === person);
  if (known !== undefined) return known.soul ?? nameIn(world, person);
  return SOULS.find((soul) => soul === person) ?? nameIn(world, person);
}
