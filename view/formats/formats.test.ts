import { expect, it } from 'vitest';
import { formatCount } from './count';
import { formatMoment } from './moment';

it.each([
  [0, '0'],
  [999, '999'],
  [1200, '1,200'],
  [1_234_567, '1,234,567'],
  [-1200, '-1,200'],
  [1200.5, '1,200.5'],
])('writes %d as %s', (amount, written) => {
  expect(formatCount(amount)).toBe(written);
});

it('shows a date that cannot be read as it is', () => {
  expect(formatMoment('いつか')).toBe('いつか');
  expect(formatMoment('2026-04-01T06:00:00.000Z')).toMatch(
    /^2026年(?:3月31|4月1)日 \d{1,2}:\d{2}$/u,
  );
});
