import type { BinaryExpression, LogicalExpression, UnaryExpression } from 'acorn';
import { asBoolean, asNumber, EvaluationError, isEqual, type RuleValue } from './rule-value';
import { ExpressionError, type Compiled, type StaticType } from './scope';

function expectType(operand: Compiled, wanted: StaticType, operator: string, offset: number) {
  if (operand.type !== 'any' && operand.type !== wanted)
    throw new ExpressionError(
      `Operands of '${operator}' must be ${wanted}; this is ${operand.type}`,
      offset,
    );
}

function isText(value: RuleValue): value is string | number | boolean | null {
  return value === null || typeof value !== 'object';
}

function add(a: RuleValue, b: RuleValue): RuleValue {
  if (typeof a === 'number' && typeof b === 'number') return a + b;
  if ((typeof a === 'string' || typeof b === 'string') && isText(a) && isText(b)) return `${a}${b}`;
  throw new EvaluationError("'+' takes numbers or strings");
}

function ordered(a: RuleValue, b: RuleValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a === b ? 0 : a < b ? -1 : 1;
  throw new EvaluationError('Only two numbers or two strings have an order');
}

type Apply = (a: RuleValue, b: RuleValue) => RuleValue;

function arithmetic(apply: (a: number, b: number) => number): Apply {
  return (a, b) => apply(asNumber(a), asNumber(b));
}

const applies: ReadonlyMap<string, Apply> = new Map<string, Apply>([
  ['-', arithmetic((a, b) => a - b)],
  ['*', arithmetic((a, b) => a * b)],
  ['/', arithmetic((a, b) => a / b)],
  ['%', arithmetic((a, b) => a % b)],
  ['==', isEqual],
  ['===', isEqual],
  ['!=', (a, b) => !isEqual(a, b)],
  ['!==', (a, b) => !isEqual(a, b)],
  ['<', (a, b) => ordered(a, b) < 0],
  ['<=', (a, b) => ordered(a, b) <= 0],
  ['>', (a, b) => ordered(a, b) > 0],
  ['>=', (a, b) => ordered(a, b) >= 0],
]);

const arithmeticOperators = new Set(['-', '*', '/', '%']);

function addedType(left: Compiled, right: Compiled): StaticType {
  if (left.type === 'string' || right.type === 'string') return 'string';
  return left.type === 'number' && right.type === 'number' ? 'number' : 'any';
}

export function compileBinary(node: BinaryExpression, left: Compiled, right: Compiled): Compiled {
  const { operator } = node;
  if (operator === '+')
    return {
      type: addedType(left, right),
      evaluate: (scope) => add(left.evaluate(scope), right.evaluate(scope)),
    };
  const apply = applies.get(operator);
  if (apply === undefined)
    throw new ExpressionError(`Unknown operator '${operator}'`, node.left.end);
  const isArithmetic = arithmeticOperators.has(operator);
  if (isArithmetic) {
    expectType(left, 'number', operator, node.left.start);
    expectType(right, 'number', operator, node.right.start);
  }
  return {
    type: isArithmetic ? 'number' : 'boolean',
    evaluate: (scope) => apply(left.evaluate(scope), right.evaluate(scope)),
  };
}

export function compileLogical(node: LogicalExpression, left: Compiled, right: Compiled): Compiled {
  const { operator } = node;
  expectType(left, 'boolean', operator, node.left.start);
  expectType(right, 'boolean', operator, node.right.start);
  switch (operator) {
    case '&&':
      return {
        type: 'boolean',
        evaluate: (scope) => asBoolean(left.evaluate(scope)) && asBoolean(right.evaluate(scope)),
      };
    case '||':
      return {
        type: 'boolean',
        evaluate: (scope) => asBoolean(left.evaluate(scope)) || asBoolean(right.evaluate(scope)),
      };
    case '??':
      throw new ExpressionError("Unknown operator '??'", node.left.end);
  }
}

export function compileUnary(node: UnaryExpression, operand: Compiled): Compiled {
  const { operator, argument } = node;
  if (operator === '!') {
    expectType(operand, 'boolean', operator, argument.start);
    return { type: 'boolean', evaluate: (scope) => !asBoolean(operand.evaluate(scope)) };
  }
  if (operator === '-') {
    expectType(operand, 'number', operator, argument.start);
    return { type: 'number', evaluate: (scope) => -asNumber(operand.evaluate(scope)) };
  }
  throw new ExpressionError(`Unknown operator '${operator}'`, node.start);
}
