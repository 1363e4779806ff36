import type { Fault } from '../../checks/check';
import { numeralsIn } from '../../facts/numerals';
import type { JudgedSection } from './judge-prompt';
import { KINDS } from './kinds';

const VERDICT = new RegExp(
  `^[\\s・*＊-]*【?第?(?<number>[〇一二三四五六七八九十0-9０-９]{1,3})節?】?[\\s　:：]*(?<kind>${Object.keys(KINDS).join('|')})[\\s　:：]*[「『"](?<words>.{2,})[」』"]`,
  'u',
);
/** Of a section, which keeps the advice to the narrator short. */
const MOST = 3;
const LONGEST_WORDS = 60;

/**
 * The faults that a judge's answer names, by section. An accusation counts only with words that stand in the section: nothing
 * of the judge's own reaches the narrator's prompt.
 */
export function verdictsIn(
  answer: string,
  sections: readonly JudgedSection[],
): ReadonlyMap<number, readonly Fault[]> {
  const faults = new Map<number, Fault[]>();
  for (const line of answer.split(/\r\n?|\n/u)) {
    const { number = '', kind = '', words = '' } = VERDICT.exec(line)?.groups ?? {};
    const place = (numeralsIn(number)[0]?.value ?? 0) - 1;
    const section = sections.find((one) => one.place === place);
    const found = faults.get(place) ?? [];
    if (section === undefined || found.length >= MOST || !stands(words, section)) continue;
    const quoted = words.slice(0, LONGEST_WORDS);
    const advice = `「${quoted}」は事実とちがう（${kind}）。資料にあるとおりに書く。`;
    faults.set(place, [...found, { code: 'judged', advice }]);
  }
  return faults;
}

/** The outline's own words contradict nothing. */
function stands(words: string, { body, facts }: JudgedSection): boolean {
  const has = (text: string) => bare(text).includes(bare(words));
  return has(body) && !has(facts.outline);
}

const bare = (text: string): string => text.replace(/[\s。、…]/gu, '');
