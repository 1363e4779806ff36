import { HEIGHT, WIDTH } from '../../scenes/paper/path';
import { sceneMarkup } from '../../scenes/scene-markup';
import { scenePicture } from '../../scenes/scene-picture';
import type { Scene } from '../../story/scene';

/** A scene as a document of its own; about 15 kB. */
export const sceneSvg = (scene: Scene): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${sceneMarkup(scenePicture(scene))}</svg>`;
