import type { Action } from '../storylets/format/storylet';
import type { Situation } from '../storylets/rules/situation';

/** Whether an action may be done in this pass: one that needs knowledge of an earlier pass is not done in the first. */
export function mayBeDone({ isLoopers }: Action, { state }: Situation): boolean {
  return isLoopers !== true || state.pass > 1;
}
