import type { Effect } from '../format/effect';
import type { GoodsSource, Storylet } from '../format/storylet';

const SOURCES: Readonly<Partial<Record<Effect['does'], GoodsSource>>> = {
  buy: 'afford',
  sell: 'own',
  gain: 'other',
  lose: 'own',
  use: 'own',
};

/** Effects on unbound goods, or on goods bound from a source that the effect does not support. */
export function effectFaults(
  effects: readonly Effect[],
  goods: NonNullable<Storylet['goods']>,
): string[] {
  return effects.flatMap((effect) => {
    if (!('goods' in effect) || (effect.does === 'use' && effect.goods === 'food')) return [];
    const binding = goods[effect.goods];
    if (binding === undefined) return [`no goods are named ${effect.goods}`];
    const source = SOURCES[effect.does];
    return source === undefined || source === binding.from
      ? []
      : [`${effect.does} needs goods from ${source}`];
  });
}
