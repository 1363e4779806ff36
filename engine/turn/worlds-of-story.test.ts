import { describe, expect, it } from 'vitest';
import { WORLDS } from '#content';
import { THEMES, type Theme } from '../../story/theme';
import type { World } from '../storylets/format/world';
import { orderOfWorlds } from './worlds-of-story';

const [SOME_WORLD] = WORLDS;

function worldsOf(themes: readonly Theme[]): World[] {
  if (SOME_WORLD === undefined) throw new Error('there are no worlds');
  return themes.map((theme) => ({ ...SOME_WORLD, id: theme, theme }));
}

const SEEDS = Array.from({ length: 200 }, (_, index) => index);

describe('the worlds of a story', () => {
  it('are five different ones of seven, and all where there are fewer', () => {
    for (const seed of SEEDS) {
      const order = orderOfWorlds(worldsOf(THEMES), seed).map(({ id }) => id);
      expect(new Set(order).size).toBe(5);
      expect(orderOfWorlds(worldsOf(THEMES.slice(0, 3)), seed)).toHaveLength(3);
    }
  });

  it('never begin quietly, and end where the promise costs the most', () => {
    const costly = ['ミステリー', 'バトルロワイヤル'];
    const orders = SEEDS.map((seed) =>
      orderOfWorlds(worldsOf(THEMES), seed).map(({ theme }) => theme),
    );
    for (const order of orders) expect(order[0]).not.toBe('ほのぼの');
    const withCostly = orders.filter((order) => order.some((theme) => costly.includes(theme)));
    expect(withCostly).not.toHaveLength(0);
    for (const order of withCostly) expect(costly).toContain(order.at(-1));
  });

  it('come in many orders, and every world in its turn', () => {
    const orders = SEEDS.map((seed) => orderOfWorlds(worldsOf(THEMES), seed).map(({ id }) => id));
    expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(100);
    expect(new Set(orders.flat()).size).toBe(THEMES.length);
  });
});
