import { describe, expect, it } from 'vitest';
import { usageOf } from './account';

const PRICES = { input: 1, cached: 0.1, output: 10, thinking: 5 };

describe('what a call costs', () => {
  it('is the sum over input, cached input, answer and reasoning, each by its own price', () => {
    const tokens = { input: 3000, cached: 2000, output: 500, thinking: 400 };
    expect(usageOf(tokens, PRICES)).toEqual({
      calls: 1,
      inputTokens: 3000,
      cachedTokens: 2000,
      outputTokens: 500,
      thinkingTokens: 400,
      // 1,000 × 1 + 2,000 × 0.1 + 100 × 10 + 400 × 5, of a million.
      cost: 0.0042,
    });
  });

  it('never exceeds the price of what was counted, whatever a server says of the parts', () => {
    const tokens = { input: 100, cached: 900, output: 10, thinking: 90 };
    expect(usageOf(tokens, PRICES)).toMatchObject({ cachedTokens: 100, thinkingTokens: 10 });
  });
});
