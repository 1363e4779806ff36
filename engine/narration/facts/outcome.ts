import { resultIn } from '../../plot/setback';
import type { NarrationRequest } from '../narrator';
import { deedOfScript } from './scene-of-script';

/** What came of the attempt that a turn narrates; null without one, and when it succeeded at a price. */
export function outcomeOf(
  request: Pick<NarrationRequest, 'script' | 'situation'>,
): 'success' | 'failure' | null {
  const deed = deedOfScript(request);
  if (deed?.action.attempt === undefined) return null;
  const result = resultIn(deed.id);
  if (result === 'costs') return null;
  return result === 'fails' ? 'failure' : 'success';
}
