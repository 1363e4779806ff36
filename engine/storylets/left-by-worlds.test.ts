import { describe, expect, it } from 'vitest';
import { LEFT_BY_WORLDS, WORLDS } from '#content';

describe.each(WORLDS)('$id', ({ id }) => {
  const left = LEFT_BY_WORLDS[id] ?? [];

  it('leaves a habit in the traveller', () => {
    expect(new Set(left).size).toBeGreaterThanOrEqual(5);
  });
});

it('knows no world that is not there', () => {
  expect(Object.keys(LEFT_BY_WORLDS).sort()).toEqual(WORLDS.map(({ id }) => id).sort());
});
