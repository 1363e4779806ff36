import { describe, expect, it } from 'vitest';
import { SCENE_NAMES, TIMES, WEATHERS, type Scene } from '../story/scene';
import { neutralPicture, scenePicture } from './scene-picture';

/** Each part begins somewhere. */
const SOUND_PATH = /^(M[^MZ]+Z?)*$/u;

const seeds = [0, 1, 99, 4_294_967_295];

describe.each(SCENE_NAMES)('%s', (name) => {
  const scenes = seeds.flatMap((seed) =>
    TIMES.flatMap((time) => WEATHERS.map((weather): Scene => ({ name, seed, time, weather }))),
  );

  it('consists of valid paths at every hour and in every weather', () => {
    for (const scene of scenes) {
      const shapes = scenePicture(scene);
      expect(JSON.stringify(shapes)).not.toMatch(/NaN|Infinity|null/);
      expect(shapes.filter(({ d }) => !SOUND_PATH.test(d))).toEqual([]);
      expect(shapes.every(({ fill, stroke }) => fill !== undefined || stroke !== undefined)).toBe(
        true,
      );
    }
  });

  it('is the same for the same scene and another for another seed', () => {
    const scene: Scene = { name, seed: 5, time: 'dusk', weather: 'cloud' };
    const picture = scenePicture(scene);
    // Nothing of the pictures drawn in between is kept.
    expect(scenePicture({ ...scene, seed: 6 })).not.toEqual(picture);
    expect(scenePicture(scene)).toEqual(picture);
  });

  it('looks different at every hour and in every weather', () => {
    const pictures = scenes.slice(0, TIMES.length * WEATHERS.length).map((scene) => {
      return JSON.stringify(scenePicture(scene));
    });
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});

it('keeps one neutral landscape for what cannot be named', () => {
  const paths = neutralPicture().map(({ d }) => d);
  expect(paths).not.toHaveLength(0);
  expect(paths.filter((d) => !SOUND_PATH.test(d))).toEqual([]);
  const named = SCENE_NAMES.map((name) =>
    scenePicture({ name, seed: 0, time: 'day', weather: 'clear' }).map(({ d }) => d),
  );
  expect(named).not.toContainEqual(paths);
});
