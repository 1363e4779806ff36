import { invalidArgument } from '../status/rpc-error';
import { elements } from '../values/value';
import type { FieldFilter, FieldOperator, Filter } from './structured-query';

/** Alternatives that a query may have once it is written as an OR of ANDs. */
const MAX_DISJUNCTIONS = 30;

/** How many values the operators that compare with a list may take. */
const MAX_OPERANDS: Readonly<Partial<Record<FieldOperator, number>>> = {
  IN: 30,
  ARRAY_CONTAINS_ANY: 30,
  NOT_IN: 10,
};

/** The number of alternatives that the filter stands for. */
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

/** Throws INVALID_ARGUMENT for a filter beyond the limits that Firestore documents. */
export function checkFilter(filter: Filter): void {
  const count = disjunctions(filter);
  if (count > MAX_DISJUNCTIONS) {
    throw invalidArgument(
      `The query has ${count} disjunctions; the maximum is ${MAX_DISJUNCTIONS}.`,
    );
  }
}
