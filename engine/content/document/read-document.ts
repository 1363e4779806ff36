import type { Faults } from '../fault';
import { kindOf, type Line } from '../lines/line';
import { facts, NO_FACTS, UNREADABLE, type Facts } from './facts';

/** A heading and what stands below it, or a file's text before its first heading. */
export interface Section extends Line {
  /** 1 is the file, 2 a heading `##`, 3 a heading `###`. */
  readonly level: 1 | 2 | 3;
  /** The heading's first word, '' for the file itself. */
  readonly name: string;
  /** What follows the first word in the heading. */
  readonly rest: string;
  /** The front matter, or the YAML lines directly below the heading. */
  readonly facts: Facts;
  readonly lines: readonly Line[];
  readonly sections: readonly Section[];
}

interface OpenSection extends Section {
  readonly lines: Line[];
  readonly sections: Section[];
}

const HEADING = /^(?<marks>#+)(?:\s+(?<name>\S+)(?:\s+(?<rest>.*\S))?)?\s*$/u;

/** Splits a file into its sections; reads no wording yet. */
export function readDocument(text: string, faults: Faults): Section {
  const rows = text.replace(/^\uFEFF/u, '').split(/\r?\n/u);
  const front = frontMatter(rows, faults);
  const file: OpenSection = {
    level: 1,
    name: '',
    rest: '',
    text: '',
    line: 1,
    column: 1,
    facts: front.facts,
    lines: [],
    sections: [],
  };
  const open = [file];
  for (let index = front.rows; index < rows.length; index += 1) {
    const line = lineOf(rows, index);
    const found = line.text.startsWith('#') ? HEADING.exec(line.text)?.groups : undefined;
    if (found === undefined) {
      open.at(-1)?.lines.push(line);
      continue;
    }
    const { marks = '', name, rest = '' } = found;
    const level = marks.length === 2 ? 2 : marks.length === 3 ? 3 : null;
    if (level === null || name === undefined || level > open.length + 1) {
      faults.add('heading', line, 'A heading is “## name”, and below such a one “### name”.');
      continue;
    }
    const below = factRows(rows, index + 1);
    const section: OpenSection = {
      ...line,
      level,
      name,
      rest,
      facts:
        below === 0 ? NO_FACTS : facts(rows.slice(index + 1, index + 1 + below), index + 2, faults),
      lines: [],
      sections: [],
    };
    index += below;
    open.length = level - 1;
    open.at(-1)?.sections.push(section);
    open.push(section);
  }
  return file;
}

/** The facts between two lines `---` at the file's beginning, and how many rows they take. */
function frontMatter(rows: readonly string[], faults: Faults): { facts: Facts; rows: number } {
  if (rows[0]?.trimEnd() !== '---') return { facts: NO_FACTS, rows: 0 };
  const end = rows.findIndex((row, index) => index > 0 && row.trimEnd() === '---');
  if (end < 0) {
    const message = 'The front matter is not closed: a second line --- is missing.';
    faults.add('front-matter', { line: 1, column: 1 }, message);
    return { facts: UNREADABLE, rows: rows.length };
  }
  return { facts: facts(rows.slice(1, end), 2, faults), rows: end + 1 };
}

/** How many rows of facts stand here: up to a blank one, unless wordings begin at once. */
function factRows(rows: readonly string[], from: number): number {
  const { is } = kindOf(lineOf(rows, from));
  if (is !== 'unknown' && is !== 'label') return 0;
  if (rows[from]?.startsWith('#') === true) return 0;
  const end = rows.findIndex(
    (row, index) => index >= from && (row.trim() === '' || row.startsWith('#')),
  );
  return (end < 0 ? rows.length : end) - from;
}

function lineOf(rows: readonly string[], index: number): Line {
  const row = rows[index] ?? '';
  const text = row.trim();
  return { text, line: index + 1, column: Math.max(0, row.indexOf(text)) + 1 };
}
