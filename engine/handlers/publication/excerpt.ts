import { cutBetweenCharacters } from '../../japanese/cut-between-characters';

const SENTENCE = /[^。！？!?]*[。！？!?]+[」』）]*/gu;

/**
 * The beginning of a text on one line, in at most `limit` UTF-16 code units: whole sentences where they fit, else cut
 * between two grapheme clusters, with an ellipsis.
 */
export function excerpt(text: string, limit: number): string {
  const line = text.replace(/\s*\n\s*/gu, '').trim();
  if (line.length <= limit) return line;
  const sentences = wholeSentences(line, limit);
  return sentences === '' ? `${cutBetweenCharacters(line, limit - 1)}…` : sentences;
}

function wholeSentences(line: string, limit: number): string {
  let end = 0;
  for (const match of line.matchAll(SENTENCE)) {
    const next = match.index + match[0].length;
    if (next > limit) break;
    end = next;
  }
  return line.slice(0, end);
}
