import { expect, it, vi } from 'vitest';
import { createFrameJoiner } from './frame-joiner';

function joined(maxLength: number, ...frames: string[]) {
  const onTooLong = vi.fn();
  const join = createFrameJoiner(maxLength, onTooLong);
  return { messages: frames.map(join), isTooLong: onTooLong.mock.calls.length > 0 };
}

it('passes whole messages, and joins those that arrive in parts', () => {
  expect(joined(100, '{"a":1}', '3', 'a', '12', 'c', '{}').messages).toEqual([
    '{"a":1}',
    null,
    null,
    null,
    'a12c',
    '{}',
  ]);
});

it('takes 0 as a keep-alive', () => {
  expect(joined(100, '0', '{}').messages).toEqual([null, '{}']);
});

it('reports a message that is too long, in one part or in several', () => {
  expect(joined(5, '123456789').isTooLong).toBe(true);
  expect(joined(5, '2', 'abc', 'def').isTooLong).toBe(true);
  expect(joined(6, '2', 'abc', 'def', '2', 'abc', 'def').isTooLong).toBe(false);
});
