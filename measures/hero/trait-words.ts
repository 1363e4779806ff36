import { sentencesOf } from '../../engine/japanese/sentences';
import type { Token, Tokenise } from '../../engine/japanese/testing/tokens';

const NOUNS = ['一般', 'サ変接続', '形容動詞語幹', '固有名詞', 'ナイ形容詞語幹'];
/** Said of everybody and everything. */
const COMMON = new Set(
  '人 者 物 事 時 所 中 方 手 目 声 顔 日 朝 夜 気 前 後 元 自分 世界 旅 約束 大 小'.split(' '),
);

/**
 * What a trait speaks of: its nouns, and its adjectives by their stem (甘い: 甘).
 * @param trait As the participant typed it.
 */
export function traitWords(trait: string, tokenise: Tokenise): string[] {
  const words = sentencesOf(trait).flatMap((sentence) => tokenise(sentence).flatMap(wordOf));
  return [...new Set(words)].filter((word) => !COMMON.has(word));
}

function wordOf({ pos, pos_detail_1: kind, surface_form: surface }: Token): string[] {
  const isNoun = pos === '名詞' && NOUNS.includes(kind);
  if (!isNoun && pos !== '形容詞') return [];
  const word = isNoun ? surface : (/^[\p{Script=Han}]+/u.exec(surface)?.[0] ?? '');
  return word.length > 1 || /^\p{Script=Han}$/u.test(word) ? [word] : [];
}
