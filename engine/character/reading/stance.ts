import { DOUBLE_NEGATION, FORMER, HEARSAY, NEGATION, type Stance } from '../lexicon/predicates';
import { patternOf } from './fragments';
import { sentenceAround } from './text';

const NEGATED = new RegExp(NEGATION, 'u');
const NEGATED_TWICE = new RegExp(DOUBLE_NEGATION, 'u');
const HEARSAY_WORDS = patternOf(HEARSAY);
const FORMER_WORDS = patternOf(FORMER);
/** 怖く, 上手く: the rest of an inflected word, which stands before what denies it. */
const INFLECTION = /^(?:く|い|かっ|がら?|さ|り|し|め|すぎ)?/u;
const ENGLISH_NOT = /(?:\bnot|n't|\bnever|\bno longer|\bisn't|\baren't)\s+(?:\w+\s+){0,2}$/iu;
/** 忘れっぽいと思われがちだが, 怖そうに見えるが: it only seems so. */
const ONLY_SEEMS =
  /^[^、。]{0,6}?(?:見え|見られ|思われ|誤解され|間違われ|勘違いされ)[^、。]{0,8}?(?:が|けど|けれど|ものの|のに)(?:、|実|本|[^。]{0,1})/u;

/** Each taken alone: an expression with the flag `g` keeps where it stopped. */
const isIn = (pattern: RegExp, words: string) => new RegExp(pattern.source, 'iu').test(words);

/** Whether what follows (or, in English, comes before) a place denies what stands there. */
export function isDenied(words: string, start: number, end: number): boolean {
  const sentence = sentenceAround(words, start);
  const after = words.slice(end, sentence.end);
  if (NEGATED_TWICE.test(after)) return false;
  if (NEGATED.test(after) || NEGATED.test(after.replace(INFLECTION, ''))) return true;
  return ONLY_SEEMS.test(after) || ENGLISH_NOT.test(words.slice(sentence.start, start));
}

/** Whether a word that says by itself what a person cannot do is denied: 無口ではない. The ない of 断れない belongs to it. */
export function isNounDenied(words: string, start: number, end: number): boolean {
  const sentence = sentenceAround(words, start);
  const after = words.slice(end, sentence.end);
  return !/^(?:ない|ず|ぬ|ん|へん)/u.test(after) && isDenied(words, start, end);
}

/** What is left of a stance that is denied. */
export function denied(stance: Stance): Stance | null {
  switch (stance) {
    case 'good':
      return 'bad';
    // 好きじゃない is a polite dislike; 嫌いじゃない almost a liking.
    case 'like':
      return 'dislike';
    case 'dislike':
      return 'like';
    // なしでは生きられない: its denial is part of the words.
    case 'crave':
      return 'crave';
    case 'bad':
    case 'weak':
    case 'fear':
      return null;
  }
}

/** How sure a statement is, from 0 to 1. */
export function certainty(words: string, start: number, end: number): number {
  const sentence = sentenceAround(words, start);
  return isIn(HEARSAY_WORDS, words.slice(end, Math.min(sentence.end, end + 14))) ||
    /自称$|噂では[^。]*$/u.test(words.slice(sentence.start, start))
    ? 0.5
    : 1;
}

/** Whether it was so once: 昔は…だった. */
export function isFormer(words: string, start: number): boolean {
  const sentence = sentenceAround(words, start);
  const before = words.slice(sentence.start, start);
  const clause = before.slice(Math.max(0, before.lastIndexOf('、') + 1));
  return (
    isIn(FORMER_WORDS, clause.length < 14 ? clause : clause.slice(-14)) ||
    /(?:昔|以前|かつて|若い頃|前世|前職)[^。]*$/u.test(before.slice(-16))
  );
}
