import type { Turn } from './turn';

/** A piece of a line; `reading` is '' if it has none. */
export interface Piece {
  readonly text: string;
  readonly reading: string;
}

/** The paragraphs of a turn's text, without empty lines. */
export const paragraphsOf = (text: string): string[] =>
  text.split(/\r?\n/u).filter((line) => line.trim() !== '');

/** Whether a paragraph is speech or an aside, which is printed without indent. */
export const isSpeech = (paragraph: string): boolean => /^[「『（]/u.test(paragraph);

/** The lines of a turn in pieces: the first occurrence of each base has its reading. */
export function withReadings(
  lines: readonly string[],
  ruby: NonNullable<Turn['ruby']>,
): readonly (readonly Piece[])[] {
  const all = lines.map((text): Piece[] => [{ text, reading: '' }]);
  for (const { base, reading } of ruby) {
    if (base === '' || reading === '') continue;
    const isPlace = (piece: Piece) => piece.reading === '' && piece.text.includes(base);
    const line = all.find((pieces) => pieces.some(isPlace));
    const at = line?.findIndex(isPlace) ?? -1;
    const text = line?.[at]?.text;
    if (line === undefined || text === undefined) continue;
    const start = text.indexOf(base);
    const parts: Piece[] = [
      { text: text.slice(0, start), reading: '' },
      { text: base, reading },
      { text: text.slice(start + base.length), reading: '' },
    ];
    line.splice(at, 1, ...parts.filter((part) => part.text !== ''));
  }
  return all;
}
