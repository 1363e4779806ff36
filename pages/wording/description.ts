const LENGTH = 120;
/** A quote that is shorter than this says too little to stand alone, in characters. */
const SHORTEST = 12;

/** The beginning of a text in one line, for previews of a link; ends with …… where it was cut. */
export function description(text: string, length = LENGTH): string {
  const line = [...inOneLine(text)];
  return line.length <= length ? line.join('') : `${line.slice(0, length - 2).join('')}……`;
}

/** As many whole sentences of the beginning as fit; where none does, the beginning as it is cut. */
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

/** Paragraphs follow each other without a gap, as they do where somebody quotes them. */
const inOneLine = (text: string): string =>
  text
    .trim()
    .replace(/\s*\n\s*/gu, '')
    .replace(/[ \t]+/gu, ' ');
