import type { Battle } from '../format/battle';
import type { World } from '../format/world';
import { BATTLES_ANYWHERE } from '../frame/battles';

/** How the record of battles tells a fight of a world, or of none in particular. */
export function battleIn(world: World, storylet: string, action: string): Battle | undefined {
  const id = `${storylet}/${action}`;
  return world.battles?.[id] ?? BATTLES_ANYWHERE[id];
}
