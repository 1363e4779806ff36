/** How often a story may use words that readers get tired of. */
const BUDGET = { 数え: 12, はじめて: 4, 順に: 4, 三度: 3, 二度: 3 } as const;

type WornWord = keyof typeof BUDGET;

const WORDS = Object.keys(BUDGET) as readonly WornWord[];

/** How often a story has used each word; a missing word has not been used. */
export type WordCounts = Readonly<Record<string, number>>;

/** The counts including another text. */
export function withWords(counts: WordCounts, text: string): Record<string, number> {
  const found = WORDS.map((word) => [word, text.split(word).length - 1] as const);
  const added = found.filter(([, times]) => times > 0);
  return {
    ...counts,
    ...Object.fromEntries(added.map(([word, times]) => [word, (counts[word] ?? 0) + times])),
  };
}

/**
 * Returns a predicate: whether a text has a word whose budget is spent. Each chapter has a part of the budget, so that
 * the first chapters do not use up all of it.
 * @param progress The part of the story that ends with this chapter, up to 1.
 */
export function overBudget(counts: WordCounts, progress: number): (text: string) => boolean {
  const spent = WORDS.filter((word) => (counts[word] ?? 0) >= Math.ceil(BUDGET[word] * progress));
  return (text) => spent.some((word) => text.includes(word));
}
