import type { Position } from './rules-syntax-error';
import { RulesSyntaxError } from './rules-syntax-error';
import type { Scanner } from './scanner';
import type { BinaryOperator, Expression } from './syntax-tree';

/** Binary operators by precedence, lowest first. */
const PRECEDENCE: readonly (readonly (BinaryOperator | 'is')[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<', '<=', '>', '>=', 'in', 'is'],
  ['+', '-'],
  ['*', '/', '%'],
];

/** Depth limit, so that a hostile text can't overflow the stack. */
const MAX_DEPTH = 100;

/** Parses one expression by recursive descent. */
export function parseExpression(scanner: Scanner, depth = 0): Expression {
  if (depth > MAX_DEPTH) throw scanner.error('The expression is nested too deeply.');
  const position = scanner.position();
  const condition = parseBinary(scanner, 0, depth);
  if (!scanner.accept('?')) return condition;
  const whenTrue = parseExpression(scanner, depth + 1);
  scanner.expect(':');
  const whenFalse = parseExpression(scanner, depth + 1);
  return { kind: 'choice', condition, whenTrue, whenFalse, position };
}

function parseBinary(scanner: Scanner, level: number, depth: number): Expression {
  const operators = PRECEDENCE[level];
  if (!operators) return parseUnary(scanner, depth);
  let left = parseBinary(scanner, level + 1, depth);
  for (;;) {
    const operator = operators.find((candidate) => scanner.is(candidate));
    if (operator === undefined) return left;
    const position = scanner.position();
    scanner.advance();
    if (operator === 'is') {
      left = { kind: 'is', operand: left, type: scanner.name('the name of a type'), position };
    } else {
      const right = parseBinary(scanner, level + 1, depth);
      left = { kind: 'binary', operator, left, right, position };
    }
  }
}

function parseUnary(scanner: Scanner, depth: number): Expression {
  if (depth > MAX_DEPTH) throw scanner.error('The expression is nested too deeply.');
  const position = scanner.position();
  if (scanner.accept('!')) {
    return { kind: 'not', operand: parseUnary(scanner, depth + 1), position };
  }
  if (scanner.accept('-')) {
    return { kind: 'negate', operand: parseUnary(scanner, depth + 1), position };
  }
  return parsePostfix(scanner, depth);
}

function parsePostfix(scanner: Scanner, depth: number): Expression {
  let object = parsePrimary(scanner, depth);
  for (;;) {
    const position = scanner.position();
    if (scanner.accept('.')) {
      const at = scanner.position();
      const name = scanner.name('the name of a member');
      object = scanner.accept('(')
        ? { kind: 'methodCall', object, name, args: parseList(scanner, ')', depth), position: at }
        : { kind: 'member', object, name, position: at };
    } else if (scanner.accept('[')) {
      const from = parseExpression(scanner, depth + 1);
      if (scanner.accept(':')) {
        const to = parseExpression(scanner, depth + 1);
        object = { kind: 'slice', object, from, to, position };
      } else {
        object = { kind: 'index', object, index: from, position };
      }
      scanner.expect(']');
    } else {
      return object;
    }
  }
}

/** A comma-separated list, including its closing token. */
function parseList(scanner: Scanner, closing: string, depth: number): Expression[] {
  const elements: Expression[] = [];
  while (!scanner.accept(closing)) {
    if (elements.length > 0) {
      scanner.expect(',');
      if (scanner.accept(closing)) break;
    }
    elements.push(parseExpression(scanner, depth + 1));
  }
  return elements;
}

function parseMap(scanner: Scanner, depth: number): (readonly [Expression, Expression])[] {
  const entries: (readonly [Expression, Expression])[] = [];
  while (!scanner.accept('}')) {
    if (entries.length > 0) {
      scanner.expect(',');
      if (scanner.accept('}')) break;
    }
    const key = parseExpression(scanner, depth + 1);
    scanner.expect(':');
    entries.push([key, parseExpression(scanner, depth + 1)]);
  }
  return entries;
}

function parsePath(scanner: Scanner, depth: number): (string | Expression)[] {
  const segments: (string | Expression)[] = [];
  while (scanner.accept('/')) {
    if (scanner.accept('$(')) {
      segments.push(parseExpression(scanner, depth + 1));
      scanner.expect(')');
    } else {
      segments.push(scanner.pathSegment());
    }
  }
  return segments;
}

const MAX_INTEGER = (1n << 63n) - 1n;

function parseInteger(text: string, position: Position): bigint {
  const integer = BigInt(text);
  if (integer <= MAX_INTEGER) return integer;
  throw new RulesSyntaxError(`The number ${text} does not fit into 64 bits.`, position);
}

const CONSTANTS: ReadonlyMap<string, null | boolean> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

function parsePrimary(scanner: Scanner, depth: number): Expression {
  const position = scanner.position();
  const token = scanner.current;
  const { text } = token;
  switch (token.kind) {
    case 'string':
      scanner.advance();
      return { kind: 'literal', value: text, position };
    case 'bytes':
      scanner.advance();
      return { kind: 'literal', value: token.bytes, position };
    case 'integer':
      scanner.advance();
      return { kind: 'literal', value: parseInteger(text, position), position };
    case 'float':
      scanner.advance();
      return { kind: 'literal', value: Number(text), position };
    case 'name': {
      scanner.advance();
      const constant = CONSTANTS.get(text);
      if (constant !== undefined) return { kind: 'literal', value: constant, position };
      return scanner.accept('(')
        ? { kind: 'call', name: text, args: parseList(scanner, ')', depth), position }
        : { kind: 'variable', name: text, position };
    }
    case 'operator':
    case 'end':
      break;
  }
  if (scanner.is('/')) return { kind: 'path', segments: parsePath(scanner, depth), position };
  if (scanner.accept('(')) {
    const inner = parseExpression(scanner, depth + 1);
    scanner.expect(')');
    return inner;
  }
  if (scanner.accept('[')) {
    return { kind: 'list', elements: parseList(scanner, ']', depth), position };
  }
  if (scanner.accept('{')) return { kind: 'map', entries: parseMap(scanner, depth), position };
  throw scanner.unexpected('an expression');
}
