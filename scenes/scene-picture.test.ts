import { describe, expect, it } from 'vitest';
import { CHARACTER_ICONS } from '../story/character-icon';
import {
  GEAR,
  PERSON_KINDS,
  SCENE_NAMES,
  SCENE_OBJECTS,
  TIMES,
  VIEWS,
  WEATHERS,
  type Scene,
  type Shot,
} from '../story/scene';
import { DEFAULT_SHOT } from './default-shot';
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

  it('consists of valid paths in every view, which all differ', () => {
    const pictures = VIEWS.map((view) =>
      scenePicture({
        ...{ name, seed: 7, time: 'dusk', weather: 'rain' },
        shot: { ...DEFAULT_SHOT, view, people: ['woman', 'child'], object: 'key' },
      }),
    );
    for (const shapes of pictures) {
      expect(JSON.stringify(shapes)).not.toMatch(/NaN|Infinity|null/);
      expect(shapes.filter(({ d }) => !SOUND_PATH.test(d))).toEqual([]);
    }
    expect(new Set(pictures.map((shapes) => JSON.stringify(shapes))).size).toBe(VIEWS.length);
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

describe('a shot', () => {
  const picture = (shot: Partial<Shot>): string =>
    JSON.stringify(
      scenePicture({
        ...{ name: 'street', seed: 3, time: 'day', weather: 'clear' },
        shot: { ...DEFAULT_SHOT, ...shot },
      }),
    );

  it('shows each hero, each person, each object and all gear as another silhouette', () => {
    const pictures = [
      ...CHARACTER_ICONS.map((hero) => picture({ hero })),
      ...PERSON_KINDS.map((kind) => picture({ people: [kind] })),
      ...SCENE_OBJECTS.map((object) => picture({ view: 'object', object })),
      ...GEAR.map((gear) => picture({ gear: [gear] })),
    ];
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(pictures.filter((one) => /NaN|Infinity|null/.test(one))).toEqual([]);
  });

  it('keeps the place, whatever happens in it', () => {
    const wall = (shot: Partial<Shot>) =>
      scenePicture({
        ...{ name: 'street', seed: 3, time: 'day', weather: 'clear' },
        shot: { ...DEFAULT_SHOT, ...shot },
      }).slice(0, 12);
    expect(wall({ view: 'far', people: ['man', 'child'] })).toEqual(wall({ view: 'middle' }));
  });

  it('of an old address is the traveller at a middle distance', () => {
    const scene: Scene = { name: 'street', seed: 3, time: 'day', weather: 'clear' };
    expect(JSON.stringify(scenePicture(scene))).toBe(picture({}));
  });

  it('dresses two of a kind differently', () => {
    const [one, two, three] = [0, 1, 2].map((take) => picture({ take, people: ['man'] }));
    expect(new Set([one, two, three]).size).toBeGreaterThan(1);
  });
});
