import { describe, expect, it } from 'vitest';
import { createLikeTally } from './like-tally';

const keys = (...names: string[]): ReadonlySet<string> => new Set(names);

describe('createLikeTally', () => {
  it('tells what changed when a person’s favourites change', () => {
    const tally = createLikeTally();
    expect(tally.set('b', keys('a_1_1E', 'a_1_2E'))).toEqual([
      { docid: 'a', key: 'a_1_1E', count: 1 },
      { docid: 'a', key: 'a_1_2E', count: 1 },
    ]);
    expect(tally.set('c', keys('a_1_1E'))).toEqual([{ docid: 'a', key: 'a_1_1E', count: 2 }]);
    expect(tally.set('c', keys('a_1_1E'))).toEqual([]);
    expect(tally.set('b', keys('a_1_1E'))).toEqual([{ docid: 'a', key: 'a_1_2E', count: 0 }]);
    expect(tally.counts()).toEqual([{ docid: 'a', key: 'a_1_1E', count: 2 }]);
  });

  it('leaves out keys that name no turn', () => {
    const tally = createLikeTally();
    expect(tally.set('b', keys('a_0_1E', 'nonsense', 'a_1_1'))).toEqual([]);
  });

  it('counts likes by others, of those turns that count', () => {
    const tally = createLikeTally();
    tally.set('a', keys('a_1_1E'));
    tally.set('b', keys('a_1_1E', 'a_1_9E', 'c_1_1E'));
    expect(tally.likesOfOthers('a', () => true)).toBe(2);
    expect(tally.likesOfOthers('a', ({ section }) => section < 9)).toBe(1);
    expect(tally.likesOfOthers('nobody', () => true)).toBe(0);
  });
});
