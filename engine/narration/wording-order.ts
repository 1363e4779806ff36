import { leans, type Known } from './leaning';

/** The end of a sentence's topic. */
const TOPIC_END = /(?<=.{2})[はがも、]/u;
/** Approximates the stems of words. */
const WORD = /\p{Script=Han}+|[\p{Script=Katakana}ー]{2,}/gu;

/** What decides between the wordings of a part. */
export interface Preferences {
  /** The text before, to which wordings may refer. */
  readonly known: Known;
  /** The last turns' text, for wordings that refer to it. */
  readonly recalled?: string;
  /** An earlier text that is said again: wordings in which a person's speech begins otherwise come last. */
  readonly retold?: string;
  /** Whether a wording should be avoided here. */
  readonly isUnwelcome: (text: string) => boolean;
}

/**
 * Sorts wordings, the best first and otherwise in the given order. Last come those whose topic was not in `recalled`, then
 * those that refer to something which only a wording that was not chosen has introduced, then the unwelcome ones.
 */
export function inOrder(
  texts: readonly string[],
  { known, recalled, retold, isUnwelcome }: Preferences,
): readonly string[] {
  const welcome = lastOf(texts, isUnwelcome);
  const leant = known.offered === '' ? welcome : lastOf(welcome, (text) => leans(text, known));
  const ordered =
    retold === undefined ? leant : lastOf(leant, (text) => beginsOtherwise(text, retold));
  return recalled === undefined
    ? ordered
    : lastOf(ordered, (text) => !speaksOfKnown(text, recalled));
}

function lastOf(texts: readonly string[], isLast: (text: string) => boolean): readonly string[] {
  const last = new Set(texts.filter(isLast));
  return last.size === 0 ? texts : [...texts.filter((text) => !last.has(text)), ...last];
}

/** How much of a quotation tells it from others, in characters. */
const QUOTED_LENGTH = 4;

/** Whether the first quotation of a wording does not begin like one of the earlier text. */
function beginsOtherwise(text: string, retold: string): boolean {
  const [begun] = /「[^」]+/u.exec(text) ?? [];
  return begun !== undefined && !retold.includes(begun.slice(0, 1 + QUOTED_LENGTH));
}

/** Whether its topic, which readers are expected to know, occurs in `said`. */
function speaksOfKnown(text: string, said: string): boolean {
  const [topic = ''] = text.split(TOPIC_END);
  const words = topic.match(WORD) ?? [];
  return words.filter((word) => said.includes(word)).length * 2 > words.length;
}
