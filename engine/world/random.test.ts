import { describe, expect, it } from 'vitest';
import { draw, drawBetween, drawWeighted, hash, shuffled } from './random';

const MOMENT = { seed: 7, chapter: 1, turn: 3 };

describe('seeded randomness', () => {
  it('is the same on every machine', () => {
    expect(hash(MOMENT, 'weather')).toBe(hash({ ...MOMENT }, 'weather'));
    expect(hash({ seed: 1, chapter: 1, turn: 1 }, 'a')).toMatchInlineSnapshot(`266959279`);
  });

  it('keeps purposes apart', () => {
    const draws = Array.from({ length: 200 }, (_, index) => draw(MOMENT, `purpose ${index}`));
    const mean = draws.reduce((sum, value) => sum + value, 0) / draws.length;
    expect(new Set(draws).size).toBe(200);
    expect(mean).toBeGreaterThan(0.4);
    expect(mean).toBeLessThan(0.6);
  });

  it('draws whole numbers with both ends', () => {
    const draws = Array.from({ length: 100 }, (_, turn) =>
      drawBetween({ ...MOMENT, turn }, 'die', 1, 6),
    );
    expect(Math.min(...draws)).toBe(1);
    expect(Math.max(...draws)).toBe(6);
  });

  it('gives weight to what has weight', () => {
    const chosen = drawWeighted(MOMENT, 'x', ['a', 'b'], (one) => (one === 'b' ? 1 : 0));
    expect(chosen).toBe('b');
    expect(drawWeighted(MOMENT, 'x', ['a'], () => 0)).toBeUndefined();
  });

  it('shuffles without losing anything', () => {
    expect(shuffled(MOMENT, 'order', [1, 2, 3, 4]).sort()).toEqual([1, 2, 3, 4]);
  });
});
