import { describe, expect, it } from 'vitest';
import { HALVES, judgeCorpus, judgeUnseen, ratesOf, type Unseen } from './judge-corpus';

describe('contradictions to the facts', () => {
  it('are four hundred, and as many look like them', () => {
    const judged = HALVES.flatMap(judgeCorpus);
    const sum = (of: 'contradictions' | 'lookAlikes') =>
      judged.reduce((all, one) => all + one[of], 0);
    expect(sum('contradictions')).toBeGreaterThanOrEqual(400);
    expect(sum('lookAlikes')).toBeGreaterThanOrEqual(400);
  });

  it.each(HALVES)('are refused, and sentences that look like them are not: %s', (half) => {
    const judged = judgeCorpus(half);
    const { caught, refused } = ratesOf(judged);
    expect(caught).toBeGreaterThanOrEqual(0.8);
    expect(refused).toBeLessThanOrEqual(0.02);
  });

  it.each<[Unseen, number]>([
    ['first', 0.95],
    ['second', 0.6],
    ['third', 0.85],
    ['fourth', 0.95],
    ['fifth', 0.95],
    ['sixth', 0.9],
    ['seventh', 0.75],
  ])('of the %s set are refused as far as they were', (set, least) => {
    const { caught, refused } = ratesOf(judgeUnseen(set));
    expect(caught).toBeGreaterThanOrEqual(least);
    expect(refused).toBeLessThanOrEqual(0.02);
  });
});
