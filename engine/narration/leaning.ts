import type { Part, Passage } from '../storylets/format/text';
import { isEveryday } from './everyday';

/** What readers know before a wording. */
export interface Known {
  /** The text of the preceding turns and parts. */
  readonly said: string;
  /** All wordings that the preceding parts could have used, chosen or not. */
  readonly offered: string;
}

/**
 * Words that refer to something as known: a topic, a name in katakana, a number of something. Other nouns (a floorboard,
 * a little finger) need no introduction.
 */
const THING =
  /(?:\p{Script=Han}+(?=[はも])|[一二三四五六七八九十百千]{2,}\p{Script=Han}*(?=[はがをにのともでへやかだ、])|[\p{Script=Katakana}ー]{2,}(?=[はがをにのともでへや、]))/gu;

/** Whether a text refers to something as known that occurs only in wordings which were not chosen. */
export function leans(text: string, { said, offered }: Known): boolean {
  return (text.match(THING) ?? []).some(
    (thing) => !isEveryday(thing) && offered.includes(thing) && !said.includes(thing),
  );
}

/** All wordings of a passage in one string. */
export function allWords(passage: Passage): string {
  return passage.map(wordsOfPart).join('\n');
}

function wordsOfPart(part: Part): string {
  if (typeof part === 'string') return part;
  if ('cases' in part) return part.cases.map(({ say }) => allWords(say)).join('\n');
  return ('maybe' in part ? part.maybe : part).join('\n');
}
