const LENGTH = 120;
/** Minimum length of a quote, in characters: a shorter one is replaced by the cut beginning. */
const SHORTEST = 12;

/** The beginning of a text in one line, for previews of a link; a cut text ends with …… */
export function description(text: string, length = LENGTH): string {
  const line = [...inOneLine(text)];
  return line.length <= length ? line.join('') : `${line.slice(0, length - 2).join('')}……`;
}

/** As many complete sentences from the beginning as fit; if none does, the cut beginning. */
export function quote(text: string, length: number): string {
  const line = [...inOneLine(text)];
  if (line.length <= length) return line.join('');
  let depth = 0;
  let end = 0;
  for (const [index, mark] of line.slice(0, length).entries()) {
    if (mark === '「' || mark === '『') depth += 1;
    if (mark === '」' || mark === '』') depth -= 1;
    const isEnd = /[。！？」』]/u.test(mark) && !/[。！？」』と]/u.test(line[index + 1] ?? '');
    if (isEnd && depth === 0) end = index + 1;
  }
  return end < SHORTEST ? description(text, length) : line.slice(0, end).join('');
}

/** Paragraphs are joined without a gap, as in a quotation. */
const inOneLine = (text: string): string =>
  text
    .trim()
    .replace(/\s*\n\s*/gu, '')
    .replace(/[ \t]+/gu, ' ');
