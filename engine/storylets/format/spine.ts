import type { Condition } from './condition';
import type { Storylet } from './storylet';
import type { Tomorrow } from './tomorrow';
import type { Topic } from './topic';
import type { Case, Passage } from './text';

/**
 * What a scene is for in a spine:
 * - `morning`: begins each pass; the first one's words come again.
 * - `obstacle`: stands between the traveller and the promise, with several ways past it.
 * - `lead`: gives something that a way past an obstacle asks for.
 * - `consequence`: follows from what was done, as soon as its conditions hold.
 * - `evening`: the hour of the promise on a day that has not cleared the way to it: what the traveller does there fails.
 * - `night`: ends a pass that did not settle the promise.
 * - `prelude`: the first half of the hour of the promise, once every obstacle is overcome; the climax follows it at once.
 * - `offer`: once in a story, before the hour of the promise: the traveller's own want, at the same hour. Of no spine.
 * - `interruption`: before the hour of the promise as well: what only a traveller of this kind would stop for. Of no spine.
 * - `climax`: settles the promise, once every obstacle is overcome.
 * - `lost`: settles it against the traveller's will, in the last night.
 * - `closing`: ends the chapter.
 */
export const PLOT_ROLES = [
  'morning',
  'obstacle',
  'lead',
  'consequence',
  'evening',
  'night',
  'prelude',
  'offer',
  'interruption',
  'climax',
  'lost',
  'closing',
] as const;
export type PlotRole = (typeof PLOT_ROLES)[number];

/** Of the scenes that begin the hour of the promise; one a pass. */
export const HOUR_ROLES: ReadonlySet<PlotRole> = new Set<PlotRole>(['evening', 'prelude']);

export interface PlotScene extends Storylet {
  readonly role: PlotRole;
  /** With role `obstacle`: which one it shows. The fact of the same name says that it is overcome. */
  readonly obstacle?: string;
  /** What it is about: memories of earlier chapters come back by it. */
  readonly topics?: readonly Topic[];
  /** Half a sentence or one: why the traveller comes here, or why this happens to it. */
  readonly because?: Passage;
  /**
   * The game master's text when the scene comes again in a later pass, or once more after an attempt that failed. Of an
   * interruption: what the traveller does about it in good time on the morning after the day that it cost.
   */
  readonly again?: Passage;
}

/** Something between the traveller and the promise. */
export interface Obstacle {
  readonly id: string;
  /** Obstacles that have to be overcome first in the same pass. */
  readonly after: readonly string[];
  /** In a later pass it needs no scene when these hold: the traveller knows the way round it. */
  readonly passedWhen?: readonly Condition[];
  /** Tells that it is passed on a later morning as on an earlier day, whichever the way or by `if before …` the way. */
  readonly again?: Passage;
}

/** One promise of a world, told on a day that repeats until the promise is settled or the passes are spent. */
export interface Spine {
  /** Unique in its world. */
  readonly id: string;
  /** The promise's thread: opened in the first morning, closed by `climax` or `lost`. */
  readonly promise: string;
  /** Of the traveller: a promise that another could not have made is told only where the world has none that suits. */
  readonly when?: readonly Condition[];
  readonly titles: readonly string[];
  /** One sentence about the finished chapter; the last case holds always. */
  readonly summary: readonly Case[];
  readonly tomorrow?: Tomorrow;
  readonly obstacles: readonly Obstacle[];
  readonly scenes: readonly PlotScene[];
}
