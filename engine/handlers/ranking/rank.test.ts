import { describe, expect, it } from 'vitest';
import { rank } from './rank';

describe('rank', () => {
  it('is best first, and stable among the same points', () => {
    const contenders = [
      { uid: 'c', onamae: '三', score: 5 },
      { uid: 'a', onamae: '一', score: 5 },
      { uid: 'b', onamae: '二', score: 9 },
    ];
    const expected = [
      { uid: 'b', onamae: '二', score: 9 },
      { uid: 'a', onamae: '一', score: 5 },
      { uid: 'c', onamae: '三', score: 5 },
    ];
    expect(rank(contenders)).toEqual(expected);
    expect(rank([...contenders].reverse())).toEqual(expected);
  });

  it('leaves out who has no name that can be shown', () => {
    expect(rank([{ uid: 'a', onamae: '\u202E \u200B', score: 5 }])).toEqual([]);
  });
});
