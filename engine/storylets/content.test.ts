import { describe, expect, it } from 'vitest';
import { scenesAnywhere } from './anywhere';
import { faultsOf } from './testing/world-faults';
import { WORLDS } from './worlds/worlds';

describe.each(WORLDS)('$id', (world) => {
  it('is complete and free of slips', () => {
    expect(faultsOf(world)).toEqual([]);
  });

  it('bears the scenes that fit every world', () => {
    const { regular, spare } = scenesAnywhere(world);
    const storylets = [...world.storylets, ...regular, ...spare];
    // Worlds know nothing of these scenes: a sentence that both tell is told once by the narrator.
    const faults = faultsOf({ ...world, storylets });
    expect(faults.filter((fault) => !fault.startsWith('stands twice'))).toEqual([]);
  });
});

it('keeps worlds apart by id and theme', () => {
  expect(new Set(WORLDS.map(({ id }) => id)).size).toBe(WORLDS.length);
  expect(new Set(WORLDS.map(({ theme }) => theme)).size).toBe(WORLDS.length);
});
