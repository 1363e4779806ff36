import { describe, expect, it } from 'vitest';
import { parseSceneUrl, SCENE_NAMES, sceneUrl, type Scene } from './scene';

describe('scene urls', () => {
  it.each(SCENE_NAMES)('%s round-trips', (name) => {
    const scene: Scene = { name, seed: 4_294_967_295, time: 'dusk', weather: 'fog' };
    expect(parseSceneUrl(sceneUrl(scene))).toEqual(scene);
  });

  it('parses a scene without details, or with unknown ones', () => {
    const plain = { name: 'market', seed: 0, time: 'day', weather: 'clear' };
    expect(parseSceneUrl('scene:market')).toEqual(plain);
    expect(parseSceneUrl('scene:market?seed=-1&time=noon&weather=hail&x')).toEqual(plain);
  });

  it.each(['', 'https://example.com/a.png', 'scene:', 'scene:moon?seed=1', 'javascript:alert(1)'])(
    'refuses %s',
    (url) => {
      expect(parseSceneUrl(url)).toBeNull();
    },
  );
});
