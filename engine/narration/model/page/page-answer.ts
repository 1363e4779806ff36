import { numeralsIn } from '../../facts/numerals';

/** A line that begins a section: 【三】, and what models make of it. */
const MARK =
  /^[\s#*＊■]*[【［[〔]\s*第?(?<number>[〇一二三四五六七八九十0-9０-９]{1,3})節?\s*[】］\]〕][\s*＊：:]*(?<rest>.*)$/u;

/** The texts of an answer by the number of their section. What stands before the first mark is left out. */
export function sectionsIn(answer: string): ReadonlyMap<number, string> {
  const sections = new Map<number, string>();
  let current: number | null = null;
  for (const line of answer.split(/\r\n?|\n/u)) {
    const groups = MARK.exec(line)?.groups;
    const marked = numeralsIn(groups?.['number'] ?? '')[0]?.value;
    if (marked !== undefined) {
      current = marked;
      sections.set(marked, groups?.['rest'] ?? '');
    } else if (current !== null) {
      sections.set(current, `${sections.get(current) ?? ''}\n${line}`);
    }
  }
  return sections;
}
