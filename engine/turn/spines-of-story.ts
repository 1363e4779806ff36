import { castOf } from '../casting/cast';
import type { Spine } from '../storylets/format/spine';
import type { World } from '../storylets/format/world';
import { visitsInTurn } from './worlds-of-story';

/** What follows from a story's number. */
export interface DealtStory {
  /** Of the chapters that have a world of their own, in order. */
  readonly worlds: readonly World[];
  /** How many stories with smaller numbers are told in a world. */
  readonly timesBefore: (world: World) => number;
}

/** A spine that a story was dealt. */
export interface DealtSpine {
  readonly id: string;
  /** How many stories with smaller numbers were dealt it. */
  readonly timesBefore: number;
}

/**
 * The spine of each chapter by the story's number: neighbouring stories share as few as possible, and what a story has of a
 * world it tells in the order of what is at stake. Null where the world has none, or none that the story has not told.
 * @param chapters The world of each chapter, which a story with few worlds visits again.
 */
export function spinesOfStory(
  chapters: readonly World[],
  { worlds, timesBefore }: DealtStory,
): (DealtSpine | null)[] {
  const dealt = new Map(
    worlds.map((world) => {
      const { spines = [] } = world;
      const cast = castOf(spines, visitsInTurn(world, worlds), timesBefore(world) + 1);
      const rising = [...cast.chosen].sort((a, b) => tensionOf(a) - tensionOf(b));
      return [world, rising.map((one) => ({ id: one.id, timesBefore: cast.timesBefore(one) }))];
    }),
  );
  return chapters.map((_, chapter) => {
    const world = worlds[chapter % worlds.length];
    const spines = world === undefined ? undefined : dealt.get(world);
    return spines?.[Math.floor(chapter / worlds.length)] ?? null;
  });
}

/** Of its scenes, on the average. */
function tensionOf({ scenes }: Spine): number {
  return scenes.reduce((sum, { tension }) => sum + tension, 0) / Math.max(1, scenes.length);
}
