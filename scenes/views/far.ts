import type { PaperShape, Studio } from '../paper/studio';
import type { Standpoint } from '../people/standpoint';
import type { Stage } from '../stage';
import { figuresAt } from './middle';

/** Small figures in a large place. */
export const far = (studio: Studio, { behind, hero, front }: Stage): PaperShape[] => [
  ...behind,
  ...figuresAt(studio, stepBack(hero)),
  ...front,
];

const SHARE = { open: 0.6, sitting: 0.93, room: 0.85 } as const;

/** Figures as high as this stand in a room, often behind a table, and as low as that on a boat or a ledge. */
const ROOM_HEIGHT = 200;
const LEDGE_HEIGHT = 126;

/** Farther away on the same ground: nearer to the horizon, and smaller. Where there is no ground, only smaller. */
const stepBack = (standpoint: Standpoint): Standpoint => {
  const { base, height, pose } = standpoint;
  if (pose === 'sitting') return { ...standpoint, height: height * SHARE.sitting };
  if (height >= ROOM_HEIGHT || height <= LEDGE_HEIGHT) {
    return { ...standpoint, height: height * SHARE.room };
  }
  const horizon = base - height * 0.62;
  return {
    ...standpoint,
    base: horizon + (base - horizon) * 0.78,
    height: height * SHARE.open,
  };
};
