import type { Source, Span } from '../schema/span';

/** A text as it is read: after NFKC, with the marks of a sheet made alike. Spans count its UTF-16 code units. */
export interface Text {
  readonly source: Source;
  readonly words: string;
}

export function textOf(source: Source, words: string): Text {
  const plain = words
    .normalize('NFKC')
    .replace(/\r\n?/gu, '\n')
    .replace(/[’‘]/gu, "'")
    .replace(/\.{3}/gu, '…')
    // The headings of a sheet: 【特技】ダンス, 特技 → ダンス.
    .replaceAll('【', '\n')
    .replace(/[】=→]/gu, ':');
  return { source, words: plain };
}

export function spanOf({ source, words }: Text, start: number, end: number): Span {
  return { source, start, end, words: words.slice(start, end) };
}

const SENTENCE_END = /[。!?;\n|/]|(?<!\d)\.(?!\d)/u;

/** Where the sentence around a place begins and ends. */
export function sentenceAround(words: string, at: number): { start: number; end: number } {
  let start = at;
  while (start > 0 && !SENTENCE_END.test(words.charAt(start - 1))) start -= 1;
  let end = at;
  while (end < words.length && !SENTENCE_END.test(words.charAt(end))) end += 1;
  return { start, end };
}
