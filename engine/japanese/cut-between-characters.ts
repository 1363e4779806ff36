const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** The beginning of a text in at most `limit` UTF-16 code units, cut at a grapheme boundary. */
export function cutBetweenCharacters(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let end = 0;
  for (const { index, segment } of graphemes.segment(text)) {
    if (index + segment.length > limit) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
