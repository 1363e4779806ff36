import { describe, expect, it } from 'vitest';
import { benchUsage, chooseBenches } from './choose-benches';

const KNOWN = ['start', 'story', 'load', 'soak'];

describe('the choice of benches', () => {
  it('leaves out the long ones where none is named, and says so', () => {
    expect(chooseBenches([], KNOWN)).toEqual({
      kind: 'run',
      names: ['start', 'story'],
      leftOut: ['load', 'soak'],
      options: { worlds: [] },
    });
    expect(benchUsage(KNOWN)).toContain('Without a name it runs all but load and soak');
  });

  it('runs long ones that are asked for', () => {
    expect(chooseBenches(['soak', 'start'], KNOWN)).toEqual({
      kind: 'run',
      names: ['soak', 'start'],
      leftOut: [],
      options: { worlds: [] },
    });
  });

  it('limits stories to worlds that there are', () => {
    const worlds = ['harbour-town', 'clock-house'];
    expect(chooseBenches(['story', '--worlds', worlds.join()], KNOWN)).toMatchObject({
      kind: 'run',
      options: { worlds },
    });
    expect(() => chooseBenches(['story', '--worlds', 'harbor-town'], KNOWN)).toThrow(
      /There is no world "harbor-town".*bad-arguments/u,
    );
  });

  it('runs nothing for help, and where a name is unknown', () => {
    expect(chooseBenches(['load', '--help'], KNOWN)).toEqual({ kind: 'help' });
    expect(() => chooseBenches(['load', 'laod'], KNOWN)).toThrow(
      /There is no bench "laod".*unknown-bench/u,
    );
    expect(() => chooseBenches(['--all'], KNOWN)).toThrow(/'--all'.*bad-arguments/u);
  });
});
