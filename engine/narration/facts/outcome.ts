import { intendedAction, resultIn } from '../../plot/setback';
import type { NarrationRequest } from '../narrator';

/** What came of the attempt that a turn narrates. */
export function outcomeOf({ script, situation }: NarrationRequest): 'success' | 'failure' | null {
  const deeds = script.flatMap(({ id }) => {
    const [storylet = '', action = '', more] = id.split('/');
    const scene = situation.world.storylets.find((one) => one.id === storylet);
    const tried = scene?.actions.find((one) => one.id === intendedAction(action));
    return more !== undefined || tried?.attempt === undefined ? [] : [resultIn(action)];
  });
  if (deeds.includes('fails')) return 'failure';
  return deeds.includes('succeeds') ? 'success' : null;
}
