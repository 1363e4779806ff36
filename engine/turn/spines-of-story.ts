import { castOf } from '../casting/cast';
import type { Spine } from '../storylets/format/spine';
import type { World } from '../storylets/format/world';
import { draw } from '../world/random';
import { repeatsDays, visitsInTurn } from './worlds-of-story';

/** What follows from a story's number. */
export interface DealtStory {
  /** Of the chapters that have a world of their own, in order. */
  readonly worlds: readonly World[];
  /** How many stories with smaller numbers are told in a world. */
  readonly timesBefore: (world: World) => number;
}

/** Stands for a spine where a story is dealt a world's day that does not repeat. */
export const NO_SPINE = '';

/** A spine that a story was dealt, or the day that does not repeat. */
export interface DealtSpine {
  /** `NO_SPINE` for a day that does not repeat. */
  readonly id: string;
  /** How many stories with smaller numbers were dealt it; null for a day that does not repeat. */
  readonly timesBefore: number | null;
}

const PLAIN_DAY: DealtSpine = { id: NO_SPINE, timesBefore: null };

/**
 * The spine of each chapter by the story's number: neighbouring stories share as few as possible, and what a story has of a
 * world it tells in the order of what is at stake; where it has told all of a world's spines, a day that does not repeat. Null
 * where the world has none.
 * @param chapters The world of each chapter, which a story with few worlds visits again.
 */
export function spinesOfStory(
  chapters: readonly World[],
  { worlds, timesBefore }: DealtStory,
): (DealtSpine | null)[] {
  const places = worlds
    .filter(repeatsDays)
    .map(({ id }) => id)
    .sort();
  const spinesOf = new Map(
    worlds.map((world) => {
      const { spines = [] } = world;
      const visits = visitsInTurn(world, worlds);
      const before = timesBefore(world);
      if (visits.every((times) => times === 1))
        return [world, onlySpine(world, before, places.indexOf(world.id))];
      const cast = castOf(spines, visits, before + 1);
      const rising = [...cast.chosen].sort((a, b) => tensionOf(a) - tensionOf(b));
      return [world, rising.map((one) => ({ id: one.id, timesBefore: cast.timesBefore(one) }))];
    }),
  );
  return chapters.map((_, chapter) => {
    const world = worlds[chapter % worlds.length];
    const spines = (world === undefined ? undefined : spinesOf.get(world)) ?? [];
    const visit = Math.floor(chapter / worlds.length);
    return spines[visit] ?? (spines.length > 0 ? PLAIN_DAY : null);
  });
}

/**
 * The spine of a world that is visited once: each comes before one comes again. Every round of all of them begins further on
 * than the one before, by the world's place, so that the spines of two worlds don't always meet in the same pairs. A world
 * with one spine tells it to every other story, and its day that does not repeat to those between.
 * @param place Of the world among those whose days repeat, from 0.
 */
function onlySpine({ spines = [] }: World, before: number, place: number): readonly DealtSpine[] {
  const [only] = spines;
  if (only !== undefined && spines.length === 1)
    return [before % 2 === 0 ? { id: only.id, timesBefore: before / 2 } : PLAIN_DAY];
  const round = Math.floor(before / Math.max(1, spines.length));
  const { chosen } = castOf(spines, [1], before + place * round + 1);
  return chosen.map(({ id }) => ({ id, timesBefore: round }));
}

/**
 * The spines of a story without a number: the seed decides whether a world's only spine is told or its day that does not
 * repeat; null where the chapter's beginning decides.
 * @param chapters The world of each chapter.
 */
export function spinesBySeed(chapters: readonly World[], seed: number): (string | null)[] {
  return chapters.map(({ spines = [] }, chapter) => {
    const isPlain = draw({ seed, chapter, turn: 0 }, 'spine/only') < 0.5;
    return spines.length === 1 && isPlain ? NO_SPINE : null;
  });
}

/** Of its scenes, on the average. */
function tensionOf({ scenes }: Spine): number {
  return scenes.reduce((sum, { tension }) => sum + tension, 0) / Math.max(1, scenes.length);
}
