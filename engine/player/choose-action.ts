import type { Camp } from '../../story/camp';
import type { Action, Beat, Storylet } from '../storylets/format/storylet';
import { allHold } from '../storylets/rules/holds';
import { withoutVetoed } from '../storylets/rules/vetoed';
import { resolve, type Outcome } from '../storylets/rules/resolve';
import type { Bindings, Situation } from '../storylets/rules/situation';
import { orAll } from '../world/or-all';
import { drawByUtility } from '../world/random';
import type { LedgerEvent } from '../world/event';

/** A possible action with its outcome. */
export interface Option {
  readonly action: Action;
  readonly outcome: Outcome;
}

/** Of the softmax over the utilities: lower is more predictable. */
const TEMPERATURE = 0.9;
/** Steps at which the choice shows the camp: the start of a chapter and the fate of its promise. */
const DECISIVE: ReadonlySet<Beat> = new Set(['opening', 'stake', 'settled']);

/** The utility of a trade. It is positive for every camp, because all stories need trade. */
const TRADE_WORTH: Readonly<Record<Camp, number>> = { 平和: 1.6, 景気: 0.7, 混沌: 1.2 };

/** The possible actions. @param mayOpen Whether actions may open new threads, see `mayOpenThreads`. */
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

/** The options that suit the character; at decisive steps, only the actions with the camp's highest appeal. */
export function optionsInCharacter(
  options: readonly Option[],
  situation: Situation,
  beat?: Beat,
): readonly Option[] {
  const { camp } = situation.traveller;
  const possible = withoutVetoed(options, ({ action }) => action, situation);
  const open = camp === '平和' ? withoutFights(possible) : possible;
  const dearest = Math.max(...open.map(({ action }) => action.appeal[camp]));
  const inCharacter = ({ action }: Option) => action.appeal[camp] === dearest;
  return beat !== undefined && DECISIVE.has(beat) ? open.filter(inCharacter) : open;
}

/** Draws the character's action by utility; undefined only when there are no options. */
export function chooseOption(options: readonly Option[], situation: Situation): Option | undefined {
  const utility = (option: Option) => utilityOf(option, situation);
  return drawByUtility(situation.moment, 'action', options, utility, TEMPERATURE);
}

/** The options without a fight; all options when each has one. */
function withoutFights(options: readonly Option[]): readonly Option[] {
  return orAll(options, ({ outcome }) => outcome.events.every(({ type }) => type !== 'fight'));
}

function utilityOf({ action, outcome }: Option, situation: Situation): number {
  const { camp, affinities } = situation.traveller;
  const liking = action.appeal[camp];
  const affinity = action.affinities?.some((one) => affinities.has(one)) === true ? 0.5 : 0;
  return (
    liking +
    affinity +
    outcome.events.reduce((sum, event) => sum + worth(event, situation), 0) +
    0.8 * marginOf(outcome, situation, camp)
  );
}

/** The utility of an event for a camp, in addition to the action's appeal. */
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
    case 'set':
    case 'rewind':
    case 'trust':
      return 0;
  }
}

/** Expected profit of 景気 as a share of the purse, from -1 to 1; 0 for the other camps. */
function marginOf({ state }: Outcome, before: Situation, camp: Camp): number {
  if (camp !== '景気') return 0;
  const worthOf = ({ money, lots }: Situation['state']) =>
    money + lots.reduce((sum, lot) => sum + lot.cost * 1.15, 0);
  const gain = worthOf(state) - worthOf(before.state);
  return Math.max(-1, Math.min(1, gain / (5 + 0.1 * before.state.money)));
}

/**
 * The utility of a fight for 景気: positive for the first one, which nearly every story should have, then negative and
 * falling with each fight.
 */
const worthOfAFight = (fights: number): number => (fights === 0 ? 1.8 : -0.8 - 0.7 * fights);
