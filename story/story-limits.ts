/** What a reader takes of a story, so that none that is damaged or hostile keeps a page or a server from answering. */
export const STORY_LIMITS = {
  /** Of a chunk when it is inflated, in bytes of UTF-8; a chapter of this engine has some 60,000. */
  chunkBytes: 1024 * 1024,
  /** Of all chunks that are inflated to list the chapters of documents without an outline. */
  listedBytes: 8 * 1024 * 1024,
  /** In a chapter. */
  turns: 2000,
  /** Kinds of things that a character carries. */
  items: 1000,
  /** Of a turn's text, in UTF-16 code units, and in lines; the rest is cut off. */
  turnText: 20_000,
  turnLines: 500,
  /** Readings in a turn. */
  ruby: 200,
  /** Of a title, a name and a summary, in UTF-16 code units. */
  title: 200,
  summary: 2000,
} as const;

/** Stands behind a turn that was cut. */
const CUT_NOTE = '\n（この節は長いため、ここまでを表示しています。）';

/** A turn's text as far as it is shown. */
export function shownText(text: string): string {
  const { turnText, turnLines } = STORY_LIMITS;
  if (text.length <= turnText && countOf('\n', text, turnLines) < turnLines) return text;
  const lines = cutTo(turnText)(text).split('\n', turnLines);
  return lines.join('\n') + CUT_NOTE;
}

/** Cuts a text to a length in UTF-16 code units, and no character in two. */
export const cutTo =
  (length: number) =>
  (text: string): string =>
    text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/u, '');

/** Counts no further than `most`. */
function countOf(mark: string, text: string, most: number): number {
  let count = 0;
  for (let at = text.indexOf(mark); at !== -1 && count < most; at = text.indexOf(mark, at + 1)) {
    count += 1;
  }
  return count;
}
