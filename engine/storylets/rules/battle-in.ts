import { BATTLES_ANYWHERE } from '#content';
import type { Battle } from '../format/battle';
import type { World } from '../format/world';

/** The battle record of a fight of this world or of a scene that fits any world; undefined when there is none. */
export function battleIn(world: World, storylet: string, action: string): Battle | undefined {
  const id = `${storylet}/${action}`;
  return world.battles?.[id] ?? BATTLES_ANYWHERE[id];
}
