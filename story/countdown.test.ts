import { describe, expect, it } from 'vitest';
import { formatCountdown, remainingTime } from './countdown';

describe('the countdown', () => {
  it.each([
    [900_000, '900.0'],
    [61_500, '061.5'],
    [0, '000.0'],
    [-5, '000.0'],
  ])('shows %i ms as %s', (milliseconds, text) => {
    expect(formatCountdown(milliseconds)).toBe(text);
  });

  it('is 15 minutes from the start moment, in whole seconds, never below 0', () => {
    expect(remainingTime(1_000, 1_000)).toBe(900_000);
    expect(remainingTime(0, 1_499)).toBe(899_000);
    expect(remainingTime(0, 2_000_000)).toBe(0);
  });
});
