import type { Hit } from './find-hits';

interface ExcerptPiece {
  readonly text: string;
  readonly isHit: boolean;
}

/** UTF-16 code units around the first hit: enough to know the place again. */
const BEFORE = 24;
const LENGTH = 84;

/** The words around the first hit of a text, in one line; each hit is a piece of its own. */
export function excerptOf(text: string, hits: readonly Hit[]): readonly ExcerptPiece[] {
  const first = hits[0]?.start ?? 0;
  const start = beginning(text, first);
  const end = safeCut(text, Math.max(start + LENGTH, hits[0]?.end ?? 0));
  const pieces: ExcerptPiece[] = [];
  const add = (from: number, to: number, isHit: boolean) => {
    const piece = text.slice(from, to).replace(/\s*\n\s*/gu, '　');
    if (piece !== '') pieces.push({ text: piece, isHit });
  };
  if (start > 0) pieces.push({ text: '…', isHit: false });
  let at = start;
  for (const hit of hits.filter((each) => each.end <= end)) {
    add(at, hit.start, false);
    add(hit.start, hit.end, true);
    at = hit.end;
  }
  add(at, end, false);
  if (end < text.length) pieces.push({ text: '…', isHit: false });
  return pieces;
}

/** Where an excerpt begins: some words before a hit, and not with what closes the sentence before them. */
function beginning(text: string, hit: number): number {
  if (hit <= BEFORE) return 0;
  const start = safeCut(text, hit - BEFORE);
  return start + (/^[、。！？…」』）\s]+/u.exec(text.slice(start, hit))?.[0].length ?? 0);
}

/** A place within the text that does not part a surrogate pair. */
function safeCut(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff ? at + 1 : at;
}
