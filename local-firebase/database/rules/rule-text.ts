import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { RulesError } from './rules-error';

/** The text of a rules file, with positions in it. */
export interface RuleText {
  readonly tree: Node;
  /** Line and column, from 1. */
  position(offset: number): { readonly line: number; readonly column: number };
  fail(problem: string, path: string, offset: number): RulesError;
  /** Position in the file of a code unit of a string's value; escapes are longer in the file. */
  offsetInString(node: Node, index: number): number;
}

function positionIn(text: string, offset: number) {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

function failAt(text: string, problem: string, path: string, offset: number): RulesError {
  const { line, column } = positionIn(text, offset);
  return new RulesError(problem, path, line, column);
}

function escapedLength(text: string, offset: number): number {
  if (text[offset] !== '\\') return 1;
  return text[offset + 1] === 'u' ? 6 : 2;
}

/**
 * Parses JSON with comments and trailing commas.
 * @throws {RulesError}
 */
export function parseRuleText(text: string): RuleText {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: true });
  const [error] = errors;
  if (error !== undefined)
    throw failAt(text, `not JSON (${printParseErrorCode(error.error)})`, '/', error.offset);
  if (tree === undefined) throw failAt(text, 'the text is empty', '/', 0);
  return {
    tree,
    position: (offset) => positionIn(text, offset),
    fail: (problem, path, offset) => failAt(text, problem, path, offset),
    offsetInString(node, index) {
      let offset = node.offset + 1;
      for (let count = 0; count < index; count += 1) offset += escapedLength(text, offset);
      return offset;
    },
  };
}
