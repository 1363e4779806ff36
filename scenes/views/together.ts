import { seenBy, type Camera } from '../paper/camera';
import type { PaperShape, Studio } from '../paper/studio';
import type { Stage } from '../stage';
import { looksOfPeople, roomySide, takeRandom } from './cast';
import { figuresAt } from './middle';

/** The height of a figure in this view. */
const HEIGHT_IN_VIEW = 330;
const MAX_ZOOM = 2;

/** The hero and those present, nearer than in the middle view. */
export const together = (studio: Studio, { behind, hero, front }: Stage): PaperShape[] => {
  const others = looksOfPeople(studio).length;
  const shift = roomySide(hero) * hero.height * 0.28 * others;
  const lead = (takeRandom(studio)() - 0.5) * 60;
  const camera: Camera = {
    x: hero.x + shift + lead,
    y: hero.base - hero.height * 0.62,
    zoom: Math.min(MAX_ZOOM, Math.max(1.15, HEIGHT_IN_VIEW / hero.height)),
  };
  return seenBy(camera, [...behind, ...figuresAt(studio, hero), ...front]);
};
