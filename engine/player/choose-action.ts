import type { Camp } from '../../story/camp';
import type { Action, Beat, Storylet } from '../storylets/format/storylet';
import { allHold } from '../storylets/rules/holds';
import { resolve, type Outcome } from '../storylets/rules/resolve';
import type { Bindings, Situation } from '../storylets/rules/situation';
import { drawWeighted } from '../world/random';
import type { LedgerEvent } from '../world/event';

/** An action that is possible now, with what it would lead to. */
export interface Option {
  readonly action: Action;
  readonly outcome: Outcome;
}

/** How sharply the player prefers what it likes best: lower is more predictable. */
const TEMPERATURE = 0.9;
/** Where it shows who somebody is: how a chapter is begun, and what becomes of a promise. */
const DECISIVE: ReadonlySet<Beat> = new Set(['opening', 'stake', 'settled']);

/** Everybody lives by trade, whatever their camp: it is what carries goods through a story. */
const TRADE_WORTH: Readonly<Record<Camp, number>> = { 平和: 1.6, 景気: 0.7, 混沌: 1.2 };

/** What the character may do. `mayOpen` is false when the chapter is too old for new threads. */
export function legalOptions(
  storylet: Storylet,
  bindings: Bindings,
  situation: Situation,
  mayOpen: boolean,
): Option[] {
  return storylet.actions.flatMap((action) => {
    if (!allHold(action.when, situation)) return [];
    if (!mayOpen && action.effects?.some(({ does }) => does === 'open') === true) return [];
    const outcome = resolve(action.effects, bindings, situation);
    return outcome === null ? [] : [{ action, outcome }];
  });
}

/**
 * The action that this character takes; undefined only where there is none. How a chapter begins and a promise ends is no
 * matter of mood: there it does what its camp likes best among what is possible.
 */
export function chooseOption(
  options: readonly Option[],
  situation: Situation,
  beat?: Beat,
): Option | undefined {
  const { camp } = situation.traveller;
  const open = camp === '平和' ? withoutFights(options) : options;
  const dearest = Math.max(...open.map(({ action }) => action.appeal[camp]));
  const inCharacter = ({ action }: Option) => action.appeal[camp] === dearest;
  const pool = beat !== undefined && DECISIVE.has(beat) ? open.filter(inCharacter) : open;
  const utilities = new Map(pool.map((option) => [option, utilityOf(option, situation)]));
  const best = Math.max(...utilities.values());
  return drawWeighted(situation.moment, 'action', pool, (option) =>
    Math.exp(((utilities.get(option) ?? best) - best) / TEMPERATURE),
  );
}

/** What leads to no fight; everything where all of it does. */
function withoutFights(options: readonly Option[]): readonly Option[] {
  const calm = options.filter(({ outcome }) =>
    outcome.events.every(({ type }) => type !== 'fight'),
  );
  return calm.length === 0 ? options : calm;
}

function utilityOf({ action, outcome }: Option, situation: Situation): number {
  const { camp, bents } = situation.traveller;
  const liking = action.appeal[camp];
  const bent = action.bents?.some((one) => bents.has(one)) === true ? 0.5 : 0;
  return (
    liking +
    bent +
    outcome.events.reduce((sum, event) => sum + worth(event, situation), 0) +
    0.8 * marginOf(outcome, situation, camp)
  );
}

/** What an event means to a character, beside what its author says of the action. */
function worth({ type, hp = 0 }: LedgerEvent, { traveller, state }: Situation): number {
  const { camp } = traveller;
  switch (type) {
    case 'fight':
      return { 平和: -2, 景気: worthOfAFight(state.tally.fights), 混沌: 1.8 }[camp];
    case 'hurt':
      return hp * { 平和: 0.2, 景気: 0.3, 混沌: 0.05 }[camp];
    case 'settle':
    case 'heal':
      return { 平和: 0.1, 景気: 0, 混沌: -0.1 }[camp];
    case 'complicate':
    case 'open':
      return { 平和: -0.3, 景気: -0.1, 混沌: 0.1 }[camp];
    case 'buy':
    case 'sell':
      return TRADE_WORTH[camp];
    case 'pay':
    case 'earn':
    case 'gain':
    case 'lose':
    case 'use':
    case 'move':
    case 'close':
    case 'learn':
    case 'trust':
      return 0;
  }
}

/** Expected profit of 景気 as a share of the purse, from -1 to 1; the other camps look elsewhere. */
function marginOf({ state }: Outcome, before: Situation, camp: Camp): number {
  if (camp !== '景気') return 0;
  const worthOf = ({ money, lots }: Situation['state']) =>
    money + lots.reduce((sum, lot) => sum + lot.cost * 1.15, 0);
  const gain = worthOf(state) - worthOf(before.state);
  return Math.max(-1, Math.min(1, gain / (5 + 0.1 * before.state.money)));
}

/**
 * Blows are bad for business, unless its author says that they are its own way: a merchant's first is a lesson that
 * hardly any story goes without, and each makes the next one dearer.
 */
const worthOfAFight = (fights: number): number => (fights === 0 ? 1.8 : -0.8 - 0.7 * fights);
