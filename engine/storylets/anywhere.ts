import { ANYWHERE } from '#content';
import type { Storylet } from './format/storylet';
import type { World } from './format/world';

/** The scenes that fit every world, placed in all places of this one; outdoor scenes only in a world that is not shut in. */
export function scenesAnywhere({ places, shutIn }: World): Storylet[] {
  const at = places.map(({ id }) => id);
  return ANYWHERE.filter(({ outdoors }) => shutIn !== true || outdoors !== true).map(
    (storylet) => ({ ...storylet, at }),
  );
}

export function isAnywhere(id: string): boolean {
  return ANYWHERE.some((storylet) => storylet.id === id);
}
