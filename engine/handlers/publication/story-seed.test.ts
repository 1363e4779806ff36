import { expect, it } from 'vitest';
import { storySeed } from './story-seed';

it('is the same on every machine and differs between participants', () => {
  expect(storySeed('10353')).toBe(714_855_401);
  expect(storySeed('uid-a')).not.toBe(storySeed('uid-b'));
});
