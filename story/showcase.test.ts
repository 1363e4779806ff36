import { expect, it } from 'vitest';
import { isShowcase, showcaseUid } from './showcase';

it('counts its volumes', () => {
  expect([1, 2, 12].map(showcaseUid)).toEqual(['10353', '10353v2', '10353v12']);
});

it.each([
  ['10353', true],
  ['10353v2', true],
  ['10353v', false],
  ['103530', false],
  ['abcdev2', false],
  ['uid-a', false],
])('%s: %s', (uid, expected) => {
  expect(isShowcase(uid)).toBe(expected);
});
