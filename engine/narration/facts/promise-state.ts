import { nameIn, type Situation } from '../../storylets/rules/situation';

export type PromiseState = 'open' | 'kept' | 'unknown';

/** How the world's promise stands; unknown before it is remembered, and when it ended in another way. */
export function promiseIn({ world, state }: Situation): PromiseState {
  const { promise, spines = [] } = world;
  const promises = [promise, ...spines.map((spine) => spine.promise)];
  const names = new Set(promises.map((name) => nameIn(world, name)));
  const thread = state.threads.findLast(({ id, mandatory }) => mandatory && names.has(id));
  if (thread === undefined) return 'unknown';
  if (thread.status === 'open') return 'open';
  return ['kept', 'repaid'].some((key) => key in state.knowledge) ? 'kept' : 'unknown';
}
