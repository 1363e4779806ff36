import type { Effect } from '../storylets/format/effect';

/** Whether effects set a fact, which lasts until the next morning. */
export const sets = (effects: readonly Effect[] | undefined, key: string): boolean =>
  effects?.some((effect) => effect.does === 'set' && effect.key === key) ?? false;
