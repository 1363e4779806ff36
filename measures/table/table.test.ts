import { describe, expect, it } from 'vitest';
import { measureRow } from '../format/measure-row';
import { sharedSettings } from '../neighbours/shared-settings';
import { storyOf } from '../testing/story-of';

describe('a row of the table', () => {
  it('says what is asked and whether it is met', () => {
    expect(measureRow('bits', 1.2345, { atLeast: 1 }, { aim: '1.5' })).toEqual({
      name: 'bits',
      asked: '≥ 1',
      aim: '1.5',
      measured: 1.235,
      met: true,
    });
    const lost = { atLeast: 0.15, atMost: 0.35 };
    expect(measureRow('lost', 0.36, lost, { unit: 'percent' })).toMatchObject({
      asked: '15 % to 35 %',
      met: false,
    });
    expect(measureRow('faults', 0, { atMost: 0 })).toMatchObject({ asked: '≤ 0', met: true });
  });

  it('is not met where there was nothing to measure, and neither where nothing is asked', () => {
    expect(measureRow('bits', NaN, { atLeast: 1 })).toMatchObject({ measured: null, met: false });
    expect(measureRow('worlds', 3, {})).toMatchObject({ asked: '–', measured: 3, met: null });
  });
});

describe('neighbouring stories', () => {
  it('share worlds and spines', () => {
    const through = (...worlds: string[]) =>
      storyOf(
        worlds.map((world) => ({ facts: { spine: `${world}/promise` } })),
        { settings: worlds.map((world) => ({ world, people: [], places: [] })) },
      );
    const row = [through('a', 'b'), through('b', 'a'), through('b', 'c')];
    expect(sharedSettings(row)).toEqual({
      worlds: 1.5,
      worldsAtMost: 2,
      spines: 1.5,
      spinesAtMost: 2,
      sameWorlds: 1,
      pairs: 2,
    });
  });
});
