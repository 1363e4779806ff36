import type { Effect } from '../storylets/format/effect';
import { resolve, type Outcome } from '../storylets/rules/resolve';
import type { Bindings, Situation } from '../storylets/rules/situation';

/** The outcome of the effects that are possible: a price as far as the purse goes, and everything else that can happen. */
export function possiblePart(
  effects: readonly Effect[],
  bindings: Bindings,
  situation: Situation,
): Outcome {
  let possible: readonly Effect[] = [];
  let outcome: Outcome = { events: [], state: situation.state, figures: {} };
  for (const effect of effects) {
    const { money } = outcome.state;
    if (effect.does === 'pay' && money === 0) continue;
    const next = [...possible, withinPurse(effect, money)];
    const result = resolve(next, bindings, situation);
    if (result === null) continue;
    possible = next;
    outcome = result;
  }
  return outcome;
}

/** @param money In 銀貨. */
function withinPurse(effect: Effect, money: number): Effect {
  return effect.does === 'pay' ? { ...effect, amount: Math.min(effect.amount, money) } : effect;
}
