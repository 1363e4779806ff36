// Without the schema: a section's words need these on the first page that is read.
import type { BattleRecord } from './battle-record';

/** Who fought, the story's character first. */
export const fightersOf = (battle: BattleRecord): string[] =>
  [battle.対戦者１, battle.対戦者２, battle.対戦者３, battle.対戦者４].filter(
    (name) => name !== '',
  );

/** Who it was about: the winner, or, where nobody won, who fought. */
export const titleOf = (battle: BattleRecord): { label: '勝者' | '勝負'; names: string } => {
  const [first = '', ...others] = fightersOf(battle);
  return battle.勝者 === ''
    ? { label: '勝負', names: [first, others.join('・')].filter(Boolean).join(' 対 ') }
    : { label: '勝者', names: battle.勝者 };
};

/** The last word in its brackets; `''` where there was none. */
export const lastWordOf = ({ 決め台詞: line }: BattleRecord): string =>
  line === '' || /^「.*」$/su.test(line) ? line : `「${line}」`;

/** A fight in a line of plain text: 勝者　灯「決まり！」　封が破れた。 */
export const battleLine = (battle: BattleRecord): string => {
  const { label, names } = titleOf(battle);
  return [label, names + lastWordOf(battle), battle.対戦結果].filter(Boolean).join('　');
};
