import type { Storylet } from './format/storylet';
import type { World } from './format/world';
import { INTERLUDES } from './frame/interludes';
import { RENOWN } from './frame/renown';
import { SKIRMISHES } from './frame/skirmishes';
import { STRANGE_WEATHER } from './frame/strange-weather';
import { GUEST_SCENES } from './guests/guest-scenes';
import { GUEST_THREAD } from './guests/guest-thread';

/** Scenes that fit every world and are mixed with its own; each is used at most once in a story. */
const ANYWHERE: readonly Storylet[] = [
  ...GUEST_SCENES,
  ...GUEST_THREAD,
  ...SKIRMISHES,
  ...RENOWN,
  ...STRANGE_WEATHER,
  ...INTERLUDES,
];

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
