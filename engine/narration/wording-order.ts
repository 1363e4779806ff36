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
  /** Whether a wording should be avoided here. */
  readonly isUnwelcome: (text: string) => boolean;
}

/**
 * Sorts wordings, the best first and otherwise in the given order. Last come those whose topic was not in `recalled`, then
 * those that refer to something which only a wording that was not chosen has introduced, then the unwelcome ones.
 */
export function inOrder(
  texts: readonly string[],
  { known, recalled, isUnwelcome }: Preferences,
): readonly string[] {
  const welcome = lastOf(texts, isUnwelcome);
  const ordered = known.offered === '' ? welcome : lastOf(welcome, (text) => leans(text, known));
  return recalled === undefined
    ? ordered
    : lastOf(ordered, (text) => !speaksOfKnown(text, recalled));
}

function lastOf(texts: readonly string[], isLast: (text: string) => boolean): readonly string[] {
  const last = new Set(texts.filter(isLast));
  return last.size === 0 ? texts : [...texts.filter((text) => !last.has(text)), ...last];
}

/** Whether its topic, which readers are expected to know, occurs in `said`. */
function speaksOfKnown(text: string, said: string): boolean {
  const [topic = ''] = text.split(TOPIC_END);
  const words = topic.match(WORD) ?? [];
  return words.filter((word) => said.includes(word)).length * 2 > words.length;
}
