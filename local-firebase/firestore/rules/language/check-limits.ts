import type { Position } from './rules-syntax-error';
import { RulesSyntaxError } from './rules-syntax-error';
import type { FunctionDeclaration, MatchBlock } from './syntax-tree';

const MAX_TEXT_BYTES = 256 * 1024;
const MAX_MATCH_DEPTH = 10;
const MAX_PATH_SEGMENTS = 100;
const MAX_CAPTURES = 20;
const MAX_PARAMETERS = 7;
const MAX_BINDINGS = 10;

/** Totals of the enclosing matches. */
interface Nesting {
  readonly depth: number;
  readonly segments: number;
  readonly captures: number;
}

function atMost(limit: number, count: number, what: string, position: Position): void {
  if (count > limit) throw new RulesSyntaxError(`More than ${limit} ${what}.`, position);
}

function checkFunction({ name, parameters, bindings, position }: FunctionDeclaration): void {
  atMost(MAX_PARAMETERS, parameters.length, `parameters of '${name}'`, position);
  atMost(MAX_BINDINGS, bindings.length, `variables in '${name}'`, position);
}

function checkBlock({ path, functions, matches, position }: MatchBlock, outer: Nesting): void {
  const nesting = {
    depth: outer.depth + 1,
    segments: outer.segments + path.length,
    captures: outer.captures + path.filter(({ kind }) => kind !== 'literal').length,
  };
  atMost(MAX_MATCH_DEPTH, nesting.depth, 'matches in each other', position);
  atMost(MAX_PATH_SEGMENTS, nesting.segments, 'segments of a path', position);
  atMost(MAX_CAPTURES, nesting.captures, 'wildcards of a path', position);
  for (const declaration of functions) checkFunction(declaration);
  for (const match of matches) checkBlock(match, nesting);
}

/** Throws RulesSyntaxError for a text longer than a ruleset may be. */
export function checkTextSize(text: string): void {
  const start = { line: 1, column: 1 };
  atMost(MAX_TEXT_BYTES, Buffer.byteLength(text), 'bytes of text', start);
}

/** Throws RulesSyntaxError beyond Google's documented limits for rulesets. */
export function checkLimits(service: MatchBlock): void {
  // The service block is not a match.
  checkBlock(service, { depth: -1, segments: 0, captures: 0 });
}
