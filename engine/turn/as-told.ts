import { PROMISE_OUTCOMES } from '../storylets/format/promise-outcome';
import type { Situation } from '../storylets/rules/situation';
import type { WorldState } from '../world/state';
import type { LedgerEvent } from '../world/event';

const OUTCOMES: ReadonlySet<string> = new Set(PROMISE_OUTCOMES);

/**
 * The situation that the text of a deed asks for: after it, but without what it has just taught, so that `if knows …` says what
 * the traveller knew when it began. How the promise ended is known, and goods that are remembered can be named.
 */
export function asTold(
  before: Situation,
  state: WorldState,
  events: readonly LedgerEvent[],
): Situation {
  const taught = new Set(
    events.flatMap(({ type, key, value }) =>
      type === 'learn' && key !== undefined && value === '' && !OUTCOMES.has(key) ? [key] : [],
    ),
  );
  const knowledge = Object.fromEntries(
    Object.entries(state.knowledge).filter(
      ([key]) => !taught.has(key) || Object.hasOwn(before.state.knowledge, key),
    ),
  );
  return { ...before, state: { ...state, knowledge } };
}
