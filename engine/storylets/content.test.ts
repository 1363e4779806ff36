import { describe, expect, it } from 'vitest';
import { faultsOf } from './testing/world-faults';
import { WORLDS } from './worlds/worlds';

describe.each(WORLDS)('$id', (world) => {
  it('is complete and free of slips', () => {
    expect(faultsOf(world)).toEqual([]);
  });
});

it('keeps worlds apart by id and theme', () => {
  expect(new Set(WORLDS.map(({ id }) => id)).size).toBe(WORLDS.length);
  expect(new Set(WORLDS.map(({ theme }) => theme)).size).toBe(WORLDS.length);
});
