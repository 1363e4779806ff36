/** Limits on story data, so that a damaged or hostile story can't block a page or a server. */
export const STORY_LIMITS = {
  /** Inflated size of a chunk, in bytes of UTF-8; a chapter of this engine has about 60,000. */
  chunkBytes: 1024 * 1024,
  /** Total inflated size of the chunks that are decoded to list documents without an outline. */
  listedBytes: 8 * 1024 * 1024,
  /** Sections of a chapter. */
  turns: 2000,
  /** Kinds of items that a character carries. */
  items: 1000,
  /** A turn's text, in UTF-16 code units and in lines; the rest is truncated. */
  turnText: 20_000,
  turnLines: 500,
  /** Readings of a turn. */
  ruby: 200,
  /** Of a title, a name and a summary, in UTF-16 code units. */
  title: 200,
  summary: 2000,
} as const;

/** The notice after a truncated turn. */
const CUT_NOTE = '\n（この節は長いため、ここまでを表示しています。）';

/** A turn's text, truncated to the limit. */
export function shownText(text: string): string {
  const { turnText, turnLines } = STORY_LIMITS;
  if (text.length <= turnText && countOf('\n', text, turnLines) < turnLines) return text;
  const lines = cutTo(turnText)(text).split('\n', turnLines);
  return lines.join('\n') + CUT_NOTE;
}

/** Truncates a text to a length in UTF-16 code units, without splitting a character. */
export const cutTo =
  (length: number) =>
  (text: string): string =>
    text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/u, '');

/** Counts up to `most` at the most. */
function countOf(mark: string, text: string, most: number): number {
  let count = 0;
  for (let at = text.indexOf(mark); at !== -1 && count < most; at = text.indexOf(mark, at + 1)) {
    count += 1;
  }
  return count;
}
