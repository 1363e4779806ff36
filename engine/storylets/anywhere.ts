import type { Storylet } from './format/storylet';
import type { World } from './format/world';
import { INTERLUDES } from './frame/interludes';
import { RENOWN } from './frame/renown';
import { SKIRMISHES } from './frame/skirmishes';
import { STRANGE_WEATHER } from './frame/strange-weather';
import { GUEST_SCENES } from './guests/guest-scenes';
import { GUEST_THREAD } from './guests/guest-thread';

/** Scenes that fit every world; each is told once in a story at most. */
export interface ScenesAnywhere {
  /** Chosen among the world's own. */
  readonly regular: readonly Storylet[];
  /** For when the world has nothing left to tell. */
  readonly spare: readonly Storylet[];
}

export function scenesAnywhere({ places }: World): ScenesAnywhere {
  const at = places.map(({ id }) => id);
  const here = (storylets: readonly Storylet[]) => storylets.map((one) => ({ ...one, at }));
  return {
    regular: here([...GUEST_SCENES, ...GUEST_THREAD, ...SKIRMISHES, ...RENOWN, ...STRANGE_WEATHER]),
    spare: here(INTERLUDES),
  };
}
