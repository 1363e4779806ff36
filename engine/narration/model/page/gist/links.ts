/** Words with which a text can refer to another one: nouns and names, as far as their letters tell. */
const WORD =
  /[\p{Script=Han}々]{2,}|[\p{Script=Katakana}ー]{2,}|[\p{Script=Han}](?=[がをはにのもと、])/gu;

export function wordsIn(text: string): string[] {
  return [...new Set(text.match(WORD))];
}

/** A text that is told or can be told later, and how much hangs on it. */
export interface Later {
  readonly text: string;
  readonly weight: number;
}

/** How much of what comes later needs a word. */
export type Links = (word: string) => number;

/** How much of what comes later needs the words of a text. */
export const weightOf = (text: string, links: Links): number =>
  wordsIn(text).reduce((sum, word) => sum + links(word), 0);

const ONE_LETTER = 0.4;

export function linksTo(later: readonly Later[]): Links {
  const known = new Map<string, number>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const weight = later.reduce((sum, one) => sum + (one.text.includes(word) ? one.weight : 0), 0);
    const value = word.length === 1 ? weight * ONE_LETTER : weight;
    known.set(word, value);
    return value;
  };
}
