import * as v from 'valibot';

/** What stands for a catchphrase that nobody has put into words. */
export const DEFAULT_CATCHPHRASE = '決まり！';
const DEFAULT_WINNER = '勝者';

/**
 * One row of the battle record (勝負の記録). What is missing or no text gets its placeholder; `''` says that there is none:
 * no further fighter, nobody who won, no last word.
 */
export const battleRecordSchema = v.object({
  /** The story's own day: `十二日目・夕方`. */
  日付: v.fallback(v.string(), ''),
  対戦者１: v.fallback(v.string(), 'プレイヤー１'),
  対戦者２: v.fallback(v.string(), 'プレイヤー２'),
  対戦者３: v.fallback(v.string(), 'プレイヤー３'),
  対戦者４: v.fallback(v.string(), 'プレイヤー４'),
  勝者: v.fallback(v.string(), DEFAULT_WINNER),
  /** Without brackets. */
  決め台詞: v.fallback(v.string(), DEFAULT_CATCHPHRASE),
  /** How it ended, one sentence. */
  対戦結果: v.fallback(v.string(), ''),
  /** As a turn's `url`. */
  イメージ: v.fallback(v.string(), ''),
  /** The place of the fight. */
  お店: v.fallback(v.string(), ''),
});
export type BattleRecord = v.InferOutput<typeof battleRecordSchema>;
