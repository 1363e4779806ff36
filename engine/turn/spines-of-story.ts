import { castOf } from '../casting/cast';
import type { World } from '../storylets/format/world';
import { shuffled } from '../world/random';
import { visitsInTurn } from './worlds-of-story';

/** A story's number, and what it follows from that. */
export interface DealtStory {
  readonly serial: number;
  /** Of the chapters that have a world of their own, in order. */
  readonly worlds: readonly World[];
  /** How many stories with smaller numbers are told in a world. */
  readonly timesBefore: (world: World) => number;
}

/**
 * The spine of each chapter by the story's number: neighbouring stories share as few as possible. Null where the world has
 * none, or none that the story has not told.
 * @param chapters The world of each chapter, which a story with few worlds visits again.
 */
export function spinesOfStory(
  chapters: readonly World[],
  { serial, worlds, timesBefore }: DealtStory,
): (string | null)[] {
  const dealt = new Map(
    worlds.map((world) => {
      const ids = (world.spines ?? []).map(({ id }) => id);
      const sizes = visitsInTurn(world, worlds);
      const { chosen } = castOf(ids, sizes, timesBefore(world) + 1);
      // Which of them comes first differs between stories as well.
      return [world, shuffled({ seed: serial, chapter: 0, turn: 0 }, `spines/${world.id}`, chosen)];
    }),
  );
  return chapters.map((_, chapter) => {
    const world = worlds[chapter % worlds.length];
    const spines = world === undefined ? undefined : dealt.get(world);
    return spines?.[Math.floor(chapter / worlds.length)] ?? null;
  });
}
