import * as v from 'valibot';

/** Placeholder for a missing catchphrase. */
export const DEFAULT_CATCHPHRASE = '決まり！';
const DEFAULT_WINNER = '勝者';

/**
 * One row of the battle record (勝負の記録). Missing or invalid fields get their placeholders; `''` means none: no further
 * fighter, no winner, no catchphrase.
 */
export const battleRecordSchema = v.object({
  /** The day in the story: `十二日目・夕方`. */
  日付: v.fallback(v.string(), ''),
  対戦者１: v.fallback(v.string(), 'プレイヤー１'),
  対戦者２: v.fallback(v.string(), 'プレイヤー２'),
  対戦者３: v.fallback(v.string(), 'プレイヤー３'),
  対戦者４: v.fallback(v.string(), 'プレイヤー４'),
  勝者: v.fallback(v.string(), DEFAULT_WINNER),
  /** Without quotation brackets. */
  決め台詞: v.fallback(v.string(), DEFAULT_CATCHPHRASE),
  /** The outcome, in one sentence. */
  対戦結果: v.fallback(v.string(), ''),
  /** A picture, as in a turn's `url`. */
  イメージ: v.fallback(v.string(), ''),
  /** The location of the battle. */
  お店: v.fallback(v.string(), ''),
});
export type BattleRecord = v.InferOutput<typeof battleRecordSchema>;
