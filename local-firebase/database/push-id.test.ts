import { expect, it } from 'vitest';
import { pushId } from './push-id';

it('is a key of 20 characters that sorts by time', () => {
  const random = new Uint8Array(12).fill(255);
  const earlier = pushId(1_700_000_000_000, random);
  const later = pushId(1_700_000_000_001, new Uint8Array(12));
  expect(earlier).toMatch(/^[-\w]{20}$/);
  expect(earlier < later).toBe(true);
  expect(earlier.endsWith('zzzzzzzzzzzz')).toBe(true);
});
