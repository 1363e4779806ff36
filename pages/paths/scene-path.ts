import { parseSceneUrl, sceneUrl, type Scene } from '../../story/scene';
import { drawnPath } from '../../view/turn/drawn-path';

/** The path of a drawn scene, for `<img>`: equal scenes have equal paths. */
export const scenePath = (scene: Scene): string => drawnPath(sceneUrl(scene));

const SCENE = /^\/pictures\/scenes\/(?<url>[^/]{1,400})\.svg$/u;

/** The scene of a path, which has to be written as `scenePath` writes it: each scene is cached once. Otherwise null. */
export function sceneOfPath(path: string): Scene | null {
  const url = SCENE.exec(path)?.groups?.['url'];
  if (url === undefined || !/^(?:[\w.-]|%[\dA-F]{2})+$/u.test(url)) return null;
  let scene: Scene | null;
  try {
    scene = parseSceneUrl(decodeURIComponent(url));
  } catch {
    return null;
  }
  return scene !== null && scenePath(scene) === path ? scene : null;
}
