import type { Scene } from '../story/scene';
import { COMPOSITIONS } from './compositions/all';
import { wayside } from './compositions/wild';
import { studioFor, type PaperShape } from './paper/studio';

/** The shapes of a scene's picture, the farthest first; the same for the same scene in browser and server. */
export const scenePicture = (scene: Scene): readonly PaperShape[] => {
  const { place, draw } = COMPOSITIONS[scene.name];
  return draw(studioFor(scene, place));
};

/** The picture of an unknown scene: hills, a path, the traveller. */
export const neutralPicture = (): readonly PaperShape[] =>
  wayside(studioFor({ name: 'field', seed: 1, time: 'dawn', weather: 'clear' }, 'outdoors'));
