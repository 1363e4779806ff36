import { describe, expect, it } from 'vitest';
import { HALVES, judgeCorpus, ratesOf } from './judge-corpus';

describe('contradictions to the facts', () => {
  it.each(HALVES)('are refused, and sentences that look like them are not: %s', (half) => {
    const judged = judgeCorpus(half);
    const { caught, refused } = ratesOf(judged);
    expect(caught).toBeGreaterThanOrEqual(0.8);
    expect(refused).toBeLessThanOrEqual(0.02);
  });
});
