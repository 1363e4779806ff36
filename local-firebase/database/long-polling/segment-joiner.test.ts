import { expect, it } from 'vitest';
import { createSegmentJoiner } from './segment-joiner';

function encode(text: string) {
  return Buffer.from(text).toString('base64url');
}

it('joins segments that arrive in any order', () => {
  const join = createSegmentJoiner();
  const data = encode('{"text":"時"}');
  const half = Math.floor(data.length / 2);
  expect(join([{ number: 1, total: 2, data: data.slice(half) }])).toEqual([]);
  expect(join([{ number: 2, total: 1, data: encode('next') }])).toEqual([]);
  expect(join([{ number: 0, total: 2, data: data.slice(0, half) }])).toEqual([
    '{"text":"時"}',
    'next',
  ]);
});

it('ignores a repeated segment', () => {
  const join = createSegmentJoiner();
  const segment = { number: 0, total: 1, data: encode('once') };
  expect(join([segment, segment])).toEqual(['once']);
  expect(join([segment])).toEqual([]);
});
