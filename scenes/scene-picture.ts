import type { Scene } from '../story/scene';
import { COMPOSITIONS } from './compositions/all';
import { wayside } from './compositions/wild';
import { studioFor, type PaperShape } from './paper/studio';

/** The cuts of paper of a scene, the farthest first; the same for the same scene, on a page or on a server. */
export const scenePicture = (scene: Scene): readonly PaperShape[] => {
  const { place, draw } = COMPOSITIONS[scene.name];
  return draw(studioFor(scene, place));
};

/** What stands where no known scene is named: hills, a path, the traveller. */
export const neutralPicture = (): readonly PaperShape[] =>
  wayside(studioFor({ name: 'field', seed: 1, time: 'dawn', weather: 'clear' }, 'outdoors'));
