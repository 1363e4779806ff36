import type { BattleRecord } from '../battle-record';

/** A battle that 灯里 has lost, with the given fields replaced. */
export const battleOf = (change: Partial<BattleRecord> = {}): BattleRecord => ({
  日付: '三日目・昼',
  対戦者１: '灯里',
  対戦者２: 'サネ',
  対戦者３: '',
  対戦者４: '',
  勝者: 'サネ',
  決め台詞: '決まり！',
  対戦結果: '灯里は砂の上で完敗した。',
  イメージ: 'scene:square?seed=1&time=day&weather=clear',
  お店: '旗の広場',
  ...change,
});
