import { FRAME } from '#content';
import type { Action } from '../storylets/format/storylet';
import type { Flourish } from '../storylets/format/flourish';
import { allHold } from '../storylets/rules/holds';
import type { Situation } from '../storylets/rules/situation';
import { draw } from '../world/random';
import type { StorySave } from './save';

/** The share of answers with a habit: where the day repeats, what the traveller is shows in other ways too. */
const SHARES = { repeated: 0.4, plain: 0.55 } as const;

/** A habit that fits the action and was not shown in this chapter, for at most so many answers; else undefined. */
export function flourishFor(
  save: StorySave,
  action: Action,
  situation: Situation,
): Flourish | undefined {
  const share = situation.state.pass === 0 ? SHARES.plain : SHARES.repeated;
  if (draw(situation.moment, 'habit') > share) return undefined;
  const shown = new Set(save.flourishes);
  const possible = FRAME.flourishes.filter(
    ({ id, when }) => !shown.has(id) && allHold(when, situation),
  );
  const suiting = possible.filter(({ affinities }) =>
    affinities.some((affinity) => action.affinities?.includes(affinity)),
  );
  const pool =
    suiting.length > 0 ? suiting : possible.filter(({ suitsOnly }) => suitsOnly !== true);
  return pool[Math.floor(draw(situation.moment, 'which-habit') * pool.length)];
}
