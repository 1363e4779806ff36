import { invalidArgument } from '../status/rpc-error';
import { elements } from '../values/value';
import { isNameField } from './field-of';
import { INEQUALITIES } from './ordering';
import type { FieldFilter, FieldOperator, Filter, UnaryFilter } from './structured-query';

/** The maximum number of branches of a query in disjunctive normal form. */
const MAX_DISJUNCTIONS = 30;

/** The maximum number of values of list operators. */
const MAX_OPERANDS: Readonly<Partial<Record<FieldOperator, number>>> = {
  IN: 30,
  ARRAY_CONTAINS_ANY: 30,
  NOT_IN: 10,
};

/** The number of branches of the filter. */
function fieldDisjunctions({ op, value }: FieldFilter): number {
  const most = MAX_OPERANDS[op];
  if (most === undefined) return 1;
  const count = 'arrayValue' in value ? elements(value).length : 0;
  if (count === 0) throw invalidArgument(`'${op}' requires a non-empty ArrayValue.`);
  if (count > most) throw invalidArgument(`'${op}' supports up to ${most} comparison values.`);
  return op === 'NOT_IN' ? 1 : count;
}

function disjunctions(filter: Filter): number {
  if ('fieldFilter' in filter) return fieldDisjunctions(filter.fieldFilter);
  if ('unaryFilter' in filter) return 1;
  const { op, filters } = filter.compositeFilter;
  const counts = filters.map(disjunctions);
  return op === 'OR'
    ? counts.reduce((sum, count) => sum + count, 0)
    : counts.reduce((product, count) => product * count, 1);
}

/** The terms of a conjunction; `undefined` if it contains disjunctions. */
function conjuncts(filter: Filter): (FieldFilter | UnaryFilter)[] | undefined {
  if ('fieldFilter' in filter) return [filter.fieldFilter];
  if ('unaryFilter' in filter) return [filter.unaryFilter];
  const { op, filters } = filter.compositeFilter;
  if (op === 'OR' && filters.length > 1) return undefined;
  const inner = filters.map(conjuncts);
  return inner.every((terms) => terms !== undefined) ? inner.flat() : undefined;
}

/** Equality on the key next to a range of another field, which no index supports. */
function checkKeyEquality(filter: Filter): void {
  const terms = conjuncts(filter) ?? [];
  const onKey = terms.filter(({ field }) => isNameField(field.fieldPath));
  if (!onKey.some(({ op }) => op === 'EQUAL')) return;
  const ranges = terms.filter(({ op }) => INEQUALITIES.has(op));
  if (ranges.length > 0 && !ranges.some(({ field }) => isNameField(field.fieldPath))) {
    throw invalidArgument(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  }
}

/** Throws INVALID_ARGUMENT for a filter beyond Firestore's documented limits. */
export function checkFilter(filter: Filter): void {
  checkKeyEquality(filter);
  const count = disjunctions(filter);
  if (count > MAX_DISJUNCTIONS) {
    throw invalidArgument(
      `The query has ${count} disjunctions; the maximum is ${MAX_DISJUNCTIONS}.`,
    );
  }
}
