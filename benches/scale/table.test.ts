import { describe, expect, it } from 'vitest';
import type { Counts } from './counts';
import { NOTHING } from './counts';
import type { Cost } from './measure';
import { table, verdicts } from './table';

const costs = (counts: Partial<Counts>): Cost[] => [
  { name: 'liking a turn', side: 'browser', counts: { ...NOTHING, ...counts } },
];
const sizes = (small: Partial<Counts>, large: Partial<Counts>) =>
  new Map([
    [100, costs(small)],
    [10_000, costs(large)],
  ]);

describe('the judgement of an action’s cost', () => {
  it.each([
    [{ down: 31_358 }, { down: 31_340 }],
    [{ down: 10_000 }, { down: 10_500 }],
    [
      { reads: 22, writes: 22 },
      { reads: 22, writes: 22 },
    ],
    [{ reads: 20 }, { reads: 22 }],
  ])('%j and %j are flat', (small, large) => {
    expect(verdicts(sizes(small, large))).toMatchObject([{ isFlat: true }]);
  });

  it.each([
    [{ down: 9713 }, { down: 940_000 }, 'down'],
    [{ reads: 0 }, { reads: 1 }, 'reads'],
    [{ writes: 20 }, { writes: 23 }, 'writes'],
    [{ up: 5000 }, { up: 5600 }, 'up'],
  ])('%j and %j are not', (small, large, worst) => {
    const both = sizes(small, large);
    const verdict = verdicts(both);
    expect(verdict).toMatchObject([{ isFlat: false, worst }]);
    expect(table(both, verdict)).toMatch(/exceeds: .*Some exceed\.$/su);
  });
});
