import type { Part, Passage } from '../storylets/format/text';
import { isEveryday } from './everyday';

/** What readers know where a wording would stand. */
export interface Known {
  /** Told of late. */
  readonly said: string;
  /** All that stood to be told on the way here, of which only some was. */
  readonly offered: string;
}

/**
 * What stands as known: a topic, a name in katakana, a number of something. Other things a reader places by itself
 * (a floorboard, a little finger).
 */
const THING =
  /(?:\p{Script=Han}+(?=[はも])|[一二三四五六七八九十百千]{2,}\p{Script=Han}*(?=[はがをにのともでへやかだ、])|[\p{Script=Katakana}ー]{2,}(?=[はがをにのともでへや、]))/gu;

/** Whether a text speaks of something as known that stands only in wordings which were not taken. */
export function leans(text: string, { said, offered }: Known): boolean {
  return (text.match(THING) ?? []).some(
    (thing) => !isEveryday(thing) && offered.includes(thing) && !said.includes(thing),
  );
}

/** Everything that a passage could say, in one string. */
export function allWords(passage: Passage): string {
  return passage.map(wordsOfPart).join('\n');
}

function wordsOfPart(part: Part): string {
  if (typeof part === 'string') return part;
  if ('cases' in part) return part.cases.map(({ say }) => allWords(say)).join('\n');
  return ('maybe' in part ? part.maybe : part).join('\n');
}
