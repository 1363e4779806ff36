// Separate from the schema, because the first page that is read needs it.
import type { BattleRecord } from './battle-record';

/** The fighters, the story's character first. */
export const fightersOf = (battle: BattleRecord): string[] =>
  [battle.対戦者１, battle.対戦者２, battle.対戦者３, battle.対戦者４].filter(
    (name) => name !== '',
  );

/** The headline: the winner, or, without a winner, the fighters. */
export const titleOf = (battle: BattleRecord): { label: '勝者' | '勝負'; names: string } => {
  const [first = '', ...others] = fightersOf(battle);
  return battle.勝者 === ''
    ? { label: '勝負', names: [first, others.join('・')].filter(Boolean).join(' 対 ') }
    : { label: '勝者', names: battle.勝者 };
};

/** The catchphrase in quotation brackets; `''` if there is none. */
export const lastWordOf = ({ 決め台詞: line }: BattleRecord): string =>
  line === '' || /^「.*」$/su.test(line) ? line : `「${line}」`;

/** A battle as one line of plain text: 勝者　灯「決まり！」　封が破れた。 */
export const battleLine = (battle: BattleRecord): string => {
  const { label, names } = titleOf(battle);
  return [label, names + lastWordOf(battle), battle.対戦結果].filter(Boolean).join('　');
};
