export type FaultCode =
  | 'front-matter'
  | 'heading'
  | 'yaml'
  | 'unknown-key'
  | 'missing-key'
  | 'value'
  | 'condition'
  | 'effect'
  | 'line'
  | 'block'
  | 'paragraph'
  | 'slot'
  | 'speech'
  | 'label'
  | 'section'
  | 'text'
  | 'file'
  | 'world';

/** A fault in a content file. */
export interface ContentFault {
  /** The path from `content/`, with `/`. */
  readonly file: string;
  /** Counts from 1. */
  readonly line: number;
  /** Counts from 1, in UTF-16 code units. */
  readonly column: number;
  readonly code: FaultCode;
  /** A sentence in plain English: what is wrong and, where it can be said, what to write instead. */
  readonly message: string;
}

/** Where something stands in a file; both count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Collects the faults of one file. */
export class Faults {
  readonly file: string;
  readonly #found: ContentFault[] = [];

  constructor(file: string) {
    this.file = file;
  }

  add(code: FaultCode, { line, column }: Position, message: string): void {
    this.#found.push({ file: this.file, line, column, code, message });
  }

  /** All faults, in the order of the file. */
  list(): ContentFault[] {
    return this.#found.toSorted((a, b) => a.line - b.line || a.column - b.column);
  }
}

/** `content/FILE:LINE:COLUMN code message`, which terminals and editors turn into a link. */
export function printFault({ file, line, column, code, message }: ContentFault): string {
  return `content/${file}:${line}:${column} ${code}: ${message}`;
}
