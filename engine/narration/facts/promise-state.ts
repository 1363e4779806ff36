import type { Situation } from '../../storylets/rules/situation';

export type PromiseState = 'open' | 'kept' | 'unknown';

/** How the world's promise stands; unknown before it is remembered, and when it ended in another way. */
export function promiseIn({ world, state }: Situation): PromiseState {
  const thread = state.threads.findLast(({ id, mandatory }) => mandatory && id === world.promise);
  if (thread === undefined) return 'unknown';
  if (thread.status === 'open') return 'open';
  return ['kept', 'repaid'].some((key) => key in state.knowledge) ? 'kept' : 'unknown';
}
