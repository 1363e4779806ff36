import { expect, it } from 'vitest';
import { decodeResumeToken, encodeResumeToken } from './resume-token';

it('a token is accepted by the process that issued it', () => {
  const token = encodeResumeToken('one', 123n);
  expect(decodeResumeToken('one', token)).toBe(123n);
  expect(decodeResumeToken('two', token)).toBeUndefined();
});

it.each(['', '*', 'b25lOng=', 'b25l'])('%j is not a token', (token) => {
  expect(decodeResumeToken('one', token)).toBeUndefined();
});
