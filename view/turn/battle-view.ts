// In a module of its own: the app loads it with the first battle that it shows.
import type { BattleRecord } from '../../story/battle-record';
import { lastWordOf, titleOf } from '../../story/battle-text';

/** The outcome of a battle. */
export interface BattleView {
  /** 勝者, or 勝負 without a winner. */
  readonly label: string;
  /** The winner with their last word, or all participants of the battle. */
  readonly who: string;
  readonly result: string;
}

export function battleView(battle: BattleRecord): BattleView {
  const { label, names } = titleOf(battle);
  return { label, who: names + lastWordOf(battle), result: battle.対戦結果 };
}
