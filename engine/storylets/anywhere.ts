import type { Storylet } from './format/storylet';
import type { World } from './format/world';
import { INTERLUDES } from './frame/interludes';
import { RENOWN } from './frame/renown';
import { SKIRMISHES } from './frame/skirmishes';
import { STRANGE_WEATHER } from './frame/strange-weather';
import { GUEST_SCENES } from './guests/guest-scenes';
import { GUEST_THREAD } from './guests/guest-thread';

/** Scenes that fit every world, told among its own; each is told once in a story at most. */
const ANYWHERE: readonly Storylet[] = [
  ...GUEST_SCENES,
  ...GUEST_THREAD,
  ...SKIRMISHES,
  ...RENOWN,
  ...STRANGE_WEATHER,
  ...INTERLUDES,
];

/** Those scenes of no world in particular that this one has room for, at home in all its places. */
export function scenesAnywhere({ places, shutIn }: World): Storylet[] {
  const at = places.map(({ id }) => id);
  return ANYWHERE.filter(({ outdoors }) => shutIn !== true || outdoors !== true).map(
    (storylet) => ({ ...storylet, at }),
  );
}

export function isAnywhere(id: string): boolean {
  return ANYWHERE.some((storylet) => storylet.id === id);
}
