import { sentencesOf } from '../../engine/japanese/sentences';
import type { MeasuredStory } from '../format/measured-story';

const DIGITS = '〇一二三四五六七八九';
const NUMBER = '[0-9０-９〇一二三四五六七八九十百]+';
const AGE = new RegExp(`(${NUMBER})[歳才]`, 'u');
const YEARS_AGO = new RegExp(`(${NUMBER})年(?:前|ぶり|越し)`, 'u');
/** Nobody owes or promises anything at this age. */
const INFANCY = 4;

/** Sentences in which the character did something before it could have. */
export function impossibleYears({ trait, name, turns }: MeasuredStory): string[] {
  const age = numberOf(AGE.exec(trait)?.[1]);
  if (age === undefined) return [];
  return turns.flatMap(({ text, facts }) =>
    sentencesOf(text)
      .filter((sentence) => sentence.includes(name))
      .filter((sentence) => (numberOf(YEARS_AGO.exec(sentence)?.[1]) ?? 0) > age - INFANCY)
      .map((sentence) => `age: ${facts.scene}: ${sentence}`),
  );
}

/** 12, １２, 十二 and 二十一; undefined for no number. */
export function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const plain = text.normalize('NFKC');
  if (/^\d+$/u.test(plain)) return Number(plain);
  const place = ['百', '十'].find((one) => plain.includes(one));
  if (place === undefined) {
    const digits = [...plain].map((one) => DIGITS.indexOf(one));
    return digits.includes(-1) ? undefined : Number(digits.join(''));
  }
  const [upper = '', lower = ''] = plain.split(place);
  const times = upper === '' ? 1 : numberOf(upper);
  const rest = lower === '' ? 0 : numberOf(lower);
  if (times === undefined || rest === undefined) return undefined;
  return times * (place === '百' ? 100 : 10) + rest;
}
