import { fold } from './fold';

/** A piece of a text, in UTF-16 code units: from `start` up to `end`, which is no longer part of it. */
export interface Hit {
  readonly start: number;
  readonly end: number;
}

/** Every place of a text where one of the folded terms stands, in order and without overlaps. */
export function findHits(text: string, terms: readonly string[]): readonly Hit[] {
  const { folded, origins } = foldedWithOrigins(text);
  const found = terms.flatMap((term) => {
    const hits: Hit[] = [];
    for (let at = folded.indexOf(term); at !== -1; at = folded.indexOf(term, at + term.length)) {
      hits.push({
        start: origins[at]?.start ?? 0,
        end: origins[at + term.length - 1]?.end ?? text.length,
      });
    }
    return hits;
  });
  const hits: Hit[] = [];
  for (const hit of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (hit.start >= (hits.at(-1)?.end ?? 0)) hits.push(hit);
  }
  return hits;
}

/** Folding changes lengths (㌔, ﾊﾞ), so every folded unit remembers the character that it came from. */
function foldedWithOrigins(text: string): { folded: string; origins: readonly Hit[] } {
  const origins: Hit[] = [];
  let folded = '';
  for (const { segment, index } of new Intl.Segmenter('ja').segment(text)) {
    const piece = fold(segment);
    const origin = { start: index, end: index + segment.length };
    for (let unit = 0; unit < piece.length; unit += 1) origins.push(origin);
    folded += piece;
  }
  return { folded, origins };
}
