import { describe, expect, it } from 'vitest';
import { WORLDS } from '#content';
import { scenesAnywhere } from './anywhere';

describe('Scenes of no world in particular', () => {
  it('bring no passers-by into a world that is shut in', () => {
    const shutIn = WORLDS.filter((world) => world.shutIn === true);
    expect(shutIn.map(({ id }) => id)).toEqual(['clock-house']);
    const scenes = shutIn.flatMap(scenesAnywhere);
    expect(scenes.length).toBeGreaterThan(5);
    expect(scenes.filter(({ outdoors }) => outdoors === true)).toEqual([]);
  });

  it('are at home in all places of a world', () => {
    for (const world of WORLDS) {
      const places = world.places.map(({ id }) => id);
      for (const { at } of scenesAnywhere(world)) expect(at).toEqual(places);
    }
  });
});
