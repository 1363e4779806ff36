import type { Position } from './rules-syntax-error';
import { RulesSyntaxError } from './rules-syntax-error';

export type Token =
  | {
      readonly kind: 'name' | 'integer' | 'float' | 'operator';
      readonly text: string;
      readonly at: number;
    }
  | { readonly kind: 'string'; readonly text: string; readonly at: number }
  | { readonly kind: 'bytes'; readonly text: string; readonly bytes: Buffer; readonly at: number }
  | { readonly kind: 'end'; readonly text: ''; readonly at: number };

const SPACE = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const NAME = /[A-Za-z_]\w*/y;
const NUMBER = /\d+(\.\d+)?(?:[eE][+-]?\d+)?/y;
const STRING = /b?(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')/y;
const OPERATOR = /\$\(|&&|\|\||==|!=|<=|>=|[{}()[\],;:.?!<>+\-*/%=]/y;
const MATCH_SEGMENT = /[^\s/{}()]+|\(default\)/y;
const PATH_SEGMENT = /[\w-]+|\(default\)/y;

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '0': '\0' };

/** An unknown escape keeps its backslash: `'\d'` is meant for a regular expression. */
function unescape(text: string): string {
  return text.replace(/\\(u[0-9A-Fa-f]{4}|.)/gs, (whole, escape: string) => {
    if (escape.length > 1) return String.fromCharCode(parseInt(escape.slice(1), 16));
    return /[\\'"]/.test(escape) ? escape : (ESCAPES[escape] ?? whole);
  });
}

/** The content of `b'…'`: one byte for `\xff` and `\377`, UTF-8 for all else. */
function unescapeBytes(text: string): Buffer {
  const pieces = text.split(/(\\x[0-9A-Fa-f]{2}|\\[0-3][0-7]{2})/);
  return Buffer.concat(
    pieces.map((piece, index) => {
      if (index % 2 === 0) return Buffer.from(unescape(piece));
      const isHex = piece.startsWith('\\x');
      return Buffer.of(isHex ? parseInt(piece.slice(2), 16) : parseInt(piece.slice(1), 8));
    }),
  );
}

/** Tokenises a ruleset: token by token, or segment by segment inside a path. */
export class Scanner {
  readonly #text: string;
  #position = 0;
  #current: Token;

  constructor(text: string) {
    this.#text = text;
    this.#current = this.#scan();
  }

  get current(): Token {
    return this.#current;
  }

  advance(): Token {
    const token = this.#current;
    this.#current = this.#scan();
    return token;
  }

  is(text: string): boolean {
    const { kind } = this.#current;
    return this.#current.text === text && (kind === 'operator' || kind === 'name');
  }

  accept(text: string): boolean {
    const found = this.is(text);
    if (found) this.advance();
    return found;
  }

  expect(text: string): void {
    if (!this.accept(text)) throw this.unexpected(`'${text}'`);
  }

  name(what: string): string {
    if (this.#current.kind !== 'name') throw this.unexpected(what);
    return this.advance().text;
  }

  /** The raw segment after the current slash, in the path of a match. */
  matchSegment(): string {
    return this.#segment(MATCH_SEGMENT);
  }

  /** The raw segment after the current slash, in a path expression. */
  pathSegment(): string {
    return this.#segment(PATH_SEGMENT);
  }

  position(at = this.#current.at): Position {
    const before = this.#text.slice(0, at).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  }

  error(message: string, at = this.#current.at): RulesSyntaxError {
    return new RulesSyntaxError(message, this.position(at));
  }

  unexpected(wanted: string): RulesSyntaxError {
    const { kind, text } = this.#current;
    const found = kind === 'end' ? 'the end of the text' : `'${text}'`;
    return this.error(`Unexpected ${found}; expected ${wanted}.`);
  }

  #segment(pattern: RegExp): string {
    const { at } = this.#current;
    const text = this.#match(pattern, at);
    if (text === undefined) throw this.unexpected('the segment of a path');
    this.#position = at + text.length;
    this.#current = this.#scan();
    return text;
  }

  #match(pattern: RegExp, at: number): string | undefined {
    pattern.lastIndex = at;
    return pattern.exec(this.#text)?.[0];
  }

  #scan(): Token {
    this.#position += this.#match(SPACE, this.#position)?.length ?? 0;
    const at = this.#position;
    if (at >= this.#text.length) return { kind: 'end', text: '', at };
    const string = this.#match(STRING, at);
    if (string !== undefined) {
      this.#position += string.length;
      const bytes = string.startsWith('b');
      return bytes
        ? { kind: 'bytes', text: string, bytes: unescapeBytes(string.slice(2, -1)), at }
        : { kind: 'string', text: unescape(string.slice(1, -1)), at };
    }
    const name = this.#match(NAME, at);
    if (name !== undefined) {
      this.#position += name.length;
      return { kind: 'name', text: name, at };
    }
    const number = this.#match(NUMBER, at);
    if (number !== undefined) {
      this.#position += number.length;
      return { kind: /^\d+$/.test(number) ? 'integer' : 'float', text: number, at };
    }
    const operator = this.#match(OPERATOR, at);
    if (operator === undefined) {
      throw this.error(`Unexpected character '${this.#text.charAt(at)}'.`, at);
    }
    this.#position += operator.length;
    return { kind: 'operator', text: operator, at };
  }
}
