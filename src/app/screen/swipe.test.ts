import { describe, expect, it } from 'vitest';
import { mayBegin, swipeOf } from './swipe';

const from = { x: 200, y: 300, at: 0 };
const to = (x: number, y: number, at = 200) => ({ x: 200 + x, y: 300 + y, at });

describe('a swipe', () => {
  it.each([
    ['goes the way of the finger', to(-120, 10), 'left'],
    ['goes either way', to(120, -10), 'right'],
    ['is no tap', to(-20, 0), null],
    ['is no scrolling', to(-80, 60), null],
    ['is no holding of the finger to select words', to(-120, 0, 900), null],
  ] as const)('%s', (_, end, expected) => {
    expect(swipeOf(from, end)).toBe(expected);
  });

  it('leaves the edges of the screen to the browser', () => {
    expect(mayBegin({ x: 10, y: 300, at: 0 }, 360)).toBe(false);
    expect(mayBegin({ x: 350, y: 300, at: 0 }, 360)).toBe(false);
    expect(mayBegin({ x: 180, y: 300, at: 0 }, 360)).toBe(true);
  });
});
