import type { BinaryOperator } from '../language/syntax-tree';
import { equals, includes } from '../values/equality';
import { asNumber, int64 } from '../values/expect-type';
import type { RuleValue } from '../values/rule-value';
import {
  EvaluationError,
  RuleDuration,
  RuleMap,
  RuleSet,
  RuleTimestamp,
  isList,
  typeOf,
} from '../values/rule-value';

type Comparison = '<' | '<=' | '>' | '>=';
type Arithmetic = '+' | '-' | '*' | '/' | '%';

function sign<T extends number | bigint | string>(left: T, right: T): number {
  return left < right ? -1 : left > right ? 1 : left === right ? 0 : NaN;
}

function unsupported(operator: string, left: RuleValue, right: RuleValue): EvaluationError {
  return new EvaluationError(`Unsupported: ${typeOf(left)} ${operator} ${typeOf(right)}.`);
}

/** Negative, zero or positive; NaN when a float is. Throws EvaluationError for types without an order. */
export function order(left: RuleValue, right: RuleValue): number {
  if (typeof left === 'string' && typeof right === 'string') return sign(left, right);
  if (typeof left === 'bigint' && typeof right === 'bigint') return sign(left, right);
  if (left instanceof RuleTimestamp && right instanceof RuleTimestamp) {
    return sign(left.micros, right.micros);
  }
  if (left instanceof RuleDuration && right instanceof RuleDuration) {
    return sign(left.nanos, right.nanos);
  }
  return sign(asNumber(left), asNumber(right));
}

function compare(operator: Comparison, left: RuleValue, right: RuleValue): boolean {
  const result = order(left, right);
  switch (operator) {
    case '<':
      return result < 0;
    case '<=':
      return result <= 0;
    case '>':
      return result > 0;
    case '>=':
      return result >= 0;
  }
}

function integers(operator: Arithmetic, left: bigint, right: bigint): bigint {
  if (right === 0n && (operator === '/' || operator === '%')) {
    throw new EvaluationError('Division by zero.');
  }
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '%':
      return left % right;
  }
}

function floats(operator: Arithmetic, left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '%':
      return left % right;
  }
}

/** Sums and differences with times; `undefined` for other operands. */
function times(operator: Arithmetic, left: RuleValue, right: RuleValue): RuleValue | undefined {
  if (operator !== '+' && operator !== '-') return undefined;
  const factor = operator === '+' ? 1n : -1n;
  if (right instanceof RuleDuration) {
    if (left instanceof RuleTimestamp) {
      return new RuleTimestamp(left.micros + (factor * right.nanos) / 1000n);
    }
    if (left instanceof RuleDuration) return new RuleDuration(left.nanos + factor * right.nanos);
  }
  if (left instanceof RuleDuration && right instanceof RuleTimestamp && operator === '+') {
    return new RuleTimestamp(right.micros + left.nanos / 1000n);
  }
  if (left instanceof RuleTimestamp && right instanceof RuleTimestamp && operator === '-') {
    return new RuleDuration((left.micros - right.micros) * 1000n);
  }
  return undefined;
}

function calculate(operator: Arithmetic, left: RuleValue, right: RuleValue): RuleValue {
  if (typeof left === 'bigint' && typeof right === 'bigint') {
    return int64(integers(operator, left, right));
  }
  if (operator === '+') {
    if (typeof left === 'string' && typeof right === 'string') return left + right;
    if (isList(left) && isList(right)) return [...left, ...right];
  }
  if (operator === '-' && left instanceof RuleSet && right instanceof RuleSet) {
    return new RuleSet(left.elements.filter((element) => !includes(right.elements, element)));
  }
  const time = times(operator, left, right);
  if (time !== undefined) return time;
  const numeric = (value: RuleValue) => typeof value === 'number' || typeof value === 'bigint';
  if (!numeric(left) || !numeric(right)) throw unsupported(operator, left, right);
  return floats(operator, asNumber(left), asNumber(right));
}

function isIn(value: RuleValue, collection: RuleValue): boolean {
  if (collection instanceof RuleMap) {
    return typeof value === 'string' && collection.entries.has(value);
  }
  if (collection instanceof RuleSet) return includes(collection.elements, value);
  if (isList(collection)) return includes(collection, value);
  throw unsupported('in', value, collection);
}

/** A binary operator on known values, except the logical ones. */
export function applyOperator(
  operator: Exclude<BinaryOperator, '&&' | '||'>,
  left: RuleValue,
  right: RuleValue,
): RuleValue {
  switch (operator) {
    case '==':
      return equals(left, right);
    case '!=':
      return !equals(left, right);
    case 'in':
      return isIn(left, right);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compare(operator, left, right);
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
      return calculate(operator, left, right);
  }
}
