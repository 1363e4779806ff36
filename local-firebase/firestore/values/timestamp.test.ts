import { expect, it } from 'vitest';
import { formatTimestamp, parseTimestamp } from './timestamp';

it.each([
  ['1970-01-01T00:00:00Z', 0n, '1970-01-01T00:00:00.000000Z'],
  ['1969-12-31T23:59:59.999999Z', -1n, '1969-12-31T23:59:59.999999Z'],
  ['2024-01-01T00:00:00.1234567Z', 1_704_067_200_123_456n, '2024-01-01T00:00:00.123456Z'],
])('%s is read and written', (text, micros, written) => {
  expect(parseTimestamp(text)).toBe(micros);
  expect(formatTimestamp(micros)).toBe(written);
});
