/** A stretch of a line: from `start` up to, not including, `end`, in UTF-16 units. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

// A sentence takes the marks that end it and the brackets that close with it; what is left at the end is one too.
const SENTENCE = /[^。！？!?]*[。！？!?]+[」』）〉》】”’)]*|[^。！？!?]+$/gu;
const HAS_WORDS = /[\p{L}\p{N}]/u;

/** The sentences of a line, in their order; what has no words, as ……, is left out. */
export function sentencesOf(line: string): readonly Stretch[] {
  return [...line.matchAll(SENTENCE)].flatMap(({ 0: text, index }) =>
    HAS_WORDS.test(text) ? [{ start: index, end: index + text.length }] : [],
  );
}
