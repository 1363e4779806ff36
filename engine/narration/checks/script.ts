import { KANJI_OF_JAPANESE } from './kanji';
import { NO_FAULTS, type Check } from './check';

/** Fewer letters are too few for a share: 「一枚、銀貨一枚では」. */
const FEW = 16;
/** Least share of kana among letters; Japanese prose has about two thirds, Chinese text and lists much less. */
const LEAST_KANA = 0.35;

/** Rejects text that is not Japanese: Latin words, purely Chinese characters, too little kana. */
export const script: Check = ({ body, facts }) => {
  const letters = body.match(/\p{L}/gu) ?? [];
  const kana = letters.filter((one) => /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(one));
  const latin = (body.match(/[A-Za-zＡ-Ｚａ-ｚ]+/gu) ?? []).filter(
    (run) => !facts.outline.includes(run),
  );
  const foreign = letters.filter(
    (one) =>
      /[\u3400-\u9fff]/u.test(one) && !KANJI_OF_JAPANESE.has(one) && !facts.outline.includes(one),
  );
  const isJapanese =
    latin.length === 0 &&
    foreign.length === 0 &&
    (kana.length > 0 && letters.length < FEW ? true : kana.length >= LEAST_KANA * letters.length);
  return isJapanese
    ? NO_FAULTS
    : [{ code: 'script', advice: '日本語でないところがある。すべて自然な日本語で書く。' }];
};
