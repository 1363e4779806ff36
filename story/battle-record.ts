import * as v from 'valibot';

/** The placeholder for a battle's winner and for a catchphrase. */
const DEFAULT_WINNER = '勝者';
const DEFAULT_CATCHPHRASE = '決まり！';

/** One row of the battle record (対戦結果). */
export const battleRecordSchema = v.object({
  日付: v.fallback(v.string(), ''),
  対戦者１: v.fallback(v.string(), 'プレイヤー１'),
  対戦者２: v.fallback(v.string(), 'プレイヤー２'),
  対戦者３: v.fallback(v.string(), 'プレイヤー３'),
  対戦者４: v.fallback(v.string(), 'プレイヤー４'),
  勝者: v.fallback(v.string(), DEFAULT_WINNER),
  決め台詞: v.fallback(v.string(), DEFAULT_CATCHPHRASE),
  対戦結果: v.fallback(v.string(), ''),
  イメージ: v.fallback(v.string(), ''),
  お店: v.fallback(v.string(), ''),
});
/** @public */
export type BattleRecord = v.InferOutput<typeof battleRecordSchema>;
