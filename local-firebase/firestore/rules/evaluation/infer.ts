import type { BinaryOperator } from '../language/syntax-tree';
import { equals } from '../values/equality';
import type { Constraint, RuleValue } from '../values/rule-value';
import { RuleMap, Unknown, isUncertain } from '../values/rule-value';
import { order } from './operators';

type Relation = '==' | '!=' | '<' | '<=' | '>' | '>=';

const MIRRORED: Readonly<Record<Relation, Relation>> = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

const NEGATED: Readonly<Record<Relation, Relation>> = {
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};

function isRelation(operator: string): operator is Relation {
  return Object.hasOwn(MIRRORED, operator);
}

/** Compares two values; NaN if they are not comparable. */
function orderOrNaN(left: RuleValue, right: RuleValue): number {
  try {
    return order(left, right);
  } catch {
    return NaN;
  }
}

/** Whether every value that satisfies the constraint is also in this relation to `value`. */
function implies(constraint: Constraint, relation: Relation, value: RuleValue): boolean {
  const known = constraint.relation;
  if (known === 'contains') return false;
  if (known === '!=') return relation === '!=' && equals(constraint.value, value);
  const position = orderOrNaN(constraint.value, value);
  const isUpper = known === '<' || known === '<=';
  const isStrict = known === '<' || known === '>';
  switch (relation) {
    case '<':
      return isUpper && (position < 0 || (position === 0 && isStrict));
    case '<=':
      return isUpper && position <= 0;
    case '>':
      return !isUpper && (position > 0 || (position === 0 && isStrict));
    case '>=':
      return !isUpper && position >= 0;
    case '!=':
      return isUpper
        ? position < 0 || (position === 0 && isStrict)
        : position > 0 || (position === 0 && isStrict);
    case '==':
      return false;
  }
}

function relate(unknown: Unknown, relation: Relation, value: RuleValue): RuleValue {
  if (isUncertain(value)) return new Unknown();
  if (unknown.constraints.some((constraint) => implies(constraint, relation, value))) return true;
  const negated = NEGATED[relation];
  if (unknown.constraints.some((constraint) => implies(constraint, negated, value))) return false;
  return new Unknown();
}

/** The result of an operator with a partly unknown operand, inferred from the query's filters. */
export function inferOperator(
  operator: Exclude<BinaryOperator, '&&' | '||'>,
  left: RuleValue,
  right: RuleValue,
): RuleValue {
  if (operator === 'in') {
    if (right instanceof RuleMap && typeof left === 'string' && right.entries.has(left))
      return true;
    if (right instanceof Unknown && !isUncertain(left)) {
      const contained = right.constraints.some(
        ({ relation, value }) => relation === 'contains' && equals(value, left),
      );
      return contained ? true : new Unknown();
    }
    return new Unknown();
  }
  if (!isRelation(operator)) return new Unknown();
  if (left instanceof Unknown) return relate(left, operator, right);
  if (right instanceof Unknown) return relate(right, MIRRORED[operator], left);
  // A map is never null.
  if (left === null || right === null) return operator === '!=';
  return new Unknown();
}
