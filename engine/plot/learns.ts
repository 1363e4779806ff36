import type { Effect } from '../storylets/format/effect';

/** Whether effects teach a piece of knowledge, such as a promise's outcome. */
export const learns = (effects: readonly Effect[] | undefined, key: string): boolean =>
  effects?.some((effect) => effect.does === 'learn' && effect.key === key) ?? false;
