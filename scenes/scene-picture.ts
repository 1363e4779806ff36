import type { Scene } from '../story/scene';
import { COMPOSITIONS } from './compositions/all';
import { wayside } from './compositions/wild';
import { weather } from './layers/weather';
import { studioFor, type PaperShape, type Studio } from './paper/studio';
import { DEFAULT_SHOT } from './default-shot';
import type { Stage } from './stage';
import { VIEWS } from './views/views';

/** The shapes of a scene's picture, the farthest first; the same for the same scene in browser and server. */
export const scenePicture = (scene: Scene): readonly PaperShape[] => {
  const { place, draw } = COMPOSITIONS[scene.name];
  return pictureOf(studioFor(scene, place), draw, place);
};

/** The picture of an unknown scene: hills, a path, the traveller. */
export const neutralPicture = (): readonly PaperShape[] =>
  pictureOf(
    studioFor({ name: 'field', seed: 1, time: 'dawn', weather: 'clear' }, 'outdoors'),
    wayside,
    'outdoors',
  );

function pictureOf(
  studio: Studio,
  draw: (studio: Studio) => Stage,
  place: 'outdoors' | 'indoors',
): PaperShape[] {
  const { view } = studio.scene.shot ?? DEFAULT_SHOT;
  const seen = VIEWS[view](studio, draw(studio));
  // Rain and snow also fall between the reader and what is near, fog does not.
  const isClose = view === 'near' || view === 'object';
  const isClear = place === 'indoors' || (isClose && studio.scene.weather === 'fog');
  return isClear ? seen : [...seen, ...weather(studio)];
}
