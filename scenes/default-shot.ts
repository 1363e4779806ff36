import type { Shot } from '../story/scene';

/** The picture of a scene without a shot: the traveller alone, at a middle distance. */
export const DEFAULT_SHOT: Shot = {
  view: 'middle',
  take: 0,
  hero: 'traveller',
  gear: [],
  people: [],
  object: null,
};
