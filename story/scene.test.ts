import { describe, expect, it } from 'vitest';
import { parseSceneUrl, SCENE_NAMES, sceneUrl, VIEWS, type Scene } from './scene';

describe('scene urls', () => {
  it.each(SCENE_NAMES)('%s round-trips', (name) => {
    const scene: Scene = { name, seed: 4_294_967_295, time: 'dusk', weather: 'fog' };
    expect(parseSceneUrl(sceneUrl(scene))).toEqual(scene);
  });

  it.each(VIEWS)('round-trips a shot, %s', (view) => {
    const scene: Scene = {
      ...{ name: 'harbour', seed: 7, time: 'dawn', weather: 'rain' },
      shot: {
        ...{ view, take: 99, hero: 'sailor', gear: ['sword', 'charm'] },
        ...{ people: ['child', 'child', 'elder'], object: view === 'object' ? 'fish' : null },
      },
    };
    expect(parseSceneUrl(sceneUrl(scene))).toEqual(scene);
    const bare: Scene = {
      ...scene,
      shot: { view, take: 0, hero: 'moon', gear: [], people: [], object: null },
    };
    expect(parseSceneUrl(sceneUrl(bare))).toEqual(bare);
  });

  it('leaves out what it does not know of a shot', () => {
    const url =
      'scene:market?seed=1&view=near&take=100&hero=pirate&gear=bow.book&with=ghost.man.man.man.man&object=ufo';
    expect(parseSceneUrl(url)?.shot).toEqual({
      ...{ view: 'near', take: 0, hero: 'traveller', gear: ['book'], object: null },
      people: ['man', 'man', 'man'],
    });
    expect(parseSceneUrl('scene:market?view=above&hero=cat')?.shot).toBeUndefined();
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
