/** The width of a text in the units of the room that it is set in. */
export type Measure = (text: string) => number;

// 行頭禁則: what may not begin a line.
const NOT_FIRST =
  '、。，．・：；？！‼⁇⁈⁉‐〜～）］｝〉》」』】〕〙〗”’ゝゞヽヾ々〻ーァィゥェォッャュョヮヵヶぁぃぅぇぉっゃゅょゎゕゖ)]},.!?:;％';
// 行末禁則: what may not end one.
const NOT_LAST = '（［｛〈《「『【〔〘〖“‘([{';
// What hangs beyond the end of a line rather than taking a letter along to the next.
const HANGING = '、。';

const LATIN = /[0-9A-Za-z'’._-]/u;
const PAIRED = '…―‥';

/** Whether a line may end between two characters. */
function mayBreak(before: string, after: string): boolean {
  if (NOT_FIRST.includes(after) || NOT_LAST.includes(before)) return false;
  if (PAIRED.includes(before) && before === after) return false;
  return !(LATIN.test(before) && LATIN.test(after));
}

/** A text in pieces that no line may end within. */
function unbreakable(text: string): string[] {
  const pieces: string[] = [];
  let last = '';
  for (const { segment } of new Intl.Segmenter('ja').segment(text)) {
    if (pieces.length > 0 && !mayBreak(last, segment)) pieces.push(`${pieces.pop()}${segment}`);
    else pieces.push(segment);
    last = segment;
  }
  return pieces;
}

/** Sets a paragraph in lines of a width as Japanese is printed (禁則); a piece that is wider than a line is broken. */
export function breakLines(paragraph: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (text: string): boolean => {
    const hangs = HANGING.includes(text.at(-1) ?? '-');
    return measure(hangs ? text.slice(0, -1) : text) <= width;
  };
  const put = (piece: string): void => {
    if (fits(line + piece)) line += piece;
    else if (fits(piece)) {
      lines.push(line);
      line = piece;
    } else for (const { segment } of new Intl.Segmenter('ja').segment(piece)) force(segment);
  };
  const force = (character: string): void => {
    if (line !== '' && !fits(line + character)) {
      lines.push(line);
      line = '';
    }
    line += character;
  };
  unbreakable(paragraph).forEach(put);
  return line === '' ? lines : [...lines, line];
}

const ELLIPSIS = '……';

/** The paragraphs of a text in lines, as many as there is room for; …… says that it goes on. */
export function excerptLines(
  paragraphs: readonly string[],
  room: { readonly width: number; readonly lines: number },
  measure: Measure,
): string[] {
  const all = paragraphs.flatMap((paragraph) => {
    // As in print: a paragraph is indented, what is said is not.
    const indented = /^[「『（]/u.test(paragraph) ? paragraph : `　${paragraph}`;
    return breakLines(indented, room.width, measure);
  });
  if (all.length <= room.lines) return all;
  const kept = all.slice(0, room.lines);
  const letters = [...(kept.pop() ?? '')];
  const isOver = (): boolean => measure(`${letters.join('')}${ELLIPSIS}`) > room.width;
  while (letters.length > 1 && (isOver() || `${NOT_LAST}、…―`.includes(letters.at(-1) ?? ''))) {
    letters.pop();
  }
  // Better after a whole sentence than within a word.
  const sentence = letters.lastIndexOf('。') + 1;
  const told = sentence > letters.length / 2 ? letters.slice(0, sentence) : letters;
  return [...kept, `${told.join('')}${ELLIPSIS}`];
}
