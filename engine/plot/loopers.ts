import type { Action } from '../storylets/format/storylet';
import type { Situation } from '../storylets/rules/situation';

/** What only somebody can do who has lived this day before is not done on its first morning. */
export function mayBeDone({ isLoopers }: Action, { state }: Situation): boolean {
  return isLoopers !== true || state.pass > 1;
}
