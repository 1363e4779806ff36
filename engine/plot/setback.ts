import type { Setback } from '../storylets/format/attempt';
import type { Action } from '../storylets/format/storylet';
import { RESULTS, type AttemptResult } from './attempt';

/** Between an action's id and how it turned out. */
const SEPARATOR = '.';

/** The action as it turned out: its own text and effects, or those of what went wrong. */
export function asItTurnedOut(action: Action, result: AttemptResult): Action {
  const { attempt } = action;
  if (attempt === undefined || result === 'succeeds') return action;
  return result === 'costs'
    ? withSetback(action, 'costs', attempt.costs ?? attempt.fails)
    : withSetback(action, 'fails', attempt.fails);
}

/** The action that was tried. @param id Of the action as it turned out, alone or after its scene's. */
export function intendedAction(id: string): string {
  return id.split(SEPARATOR)[0] ?? id;
}

/** How the action turned out. @param id Of the action as it turned out. */
export function resultIn(id: string): AttemptResult {
  const [, result] = id.split(SEPARATOR);
  return RESULTS.find((one) => one === result) ?? 'succeeds';
}

function withSetback(
  { id, appeal, when = [], ...action }: Action,
  result: AttemptResult,
  { text, effects = [], echo }: Setback,
): Action {
  const { isLoopers } = action;
  return {
    ...{ id: `${id}${SEPARATOR}${result}`, appeal, text, effects },
    ...(when.length === 0 ? {} : { when }),
    ...(echo === undefined ? {} : { echo }),
    ...(isLoopers === undefined ? {} : { isLoopers }),
  };
}
