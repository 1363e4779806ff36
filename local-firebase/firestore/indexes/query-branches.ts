import type { CompiledQuery } from '../query/compiled-query';
import type { FieldOperator, Filter, UnaryOperator } from '../query/structured-query';
import { formatFieldPath } from '../values/field-path';
import { NAME_FIELD } from './index-config';

export interface EqualField {
  readonly path: string;
  /** By an element of a list. */
  readonly isElement: boolean;
}

export interface OrderField {
  readonly path: string;
  readonly descending: boolean;
}

/** One of the alternatives of a query, as indexes see it: values play no part. */
export interface QueryBranch {
  readonly equal: readonly EqualField[];
  /** Without the document's name, by which `nameDescending` orders at the end. */
  readonly order: readonly OrderField[];
  readonly nameDescending: boolean;
}

/** Operators that keep a field at one value; those with a list of values do so in each of as many alternatives. */
const EQUALITIES: ReadonlySet<FieldOperator | UnaryOperator> = new Set([
  'EQUAL',
  'IN',
  'IS_NULL',
  'IS_NAN',
]);
const ELEMENT_EQUALITIES: ReadonlySet<FieldOperator | UnaryOperator> = new Set([
  'ARRAY_CONTAINS',
  'ARRAY_CONTAINS_ANY',
]);

/** The fields that each alternative of the filter keeps at one value, as an OR of ANDs. */
function alternativesOf(filter: Filter | undefined): readonly (readonly EqualField[])[] {
  if (!filter) return [[]];
  if (!('compositeFilter' in filter)) {
    const { field, op } = 'fieldFilter' in filter ? filter.fieldFilter : filter.unaryFilter;
    const isElement = ELEMENT_EQUALITIES.has(op);
    return isElement || EQUALITIES.has(op)
      ? [[{ path: formatFieldPath(field.fieldPath), isElement }]]
      : [[]];
  }
  const { op, filters } = filter.compositeFilter;
  const inner = filters.map(alternativesOf);
  return op === 'OR'
    ? inner.flat()
    : inner.reduce(
        (all, next) => all.flatMap((left) => next.map((right) => [...left, ...right])),
        [[]],
      );
}

function withoutRepeats(fields: readonly EqualField[]): EqualField[] {
  const unique = new Map(fields.map((field) => [`${field.isElement} ${field.path}`, field]));
  return [...unique.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The alternatives of a query; to order by a field that has one value is no order. */
export function branchesOf(query: CompiledQuery): readonly QueryBranch[] {
  const order = query.order.map(({ path, descending }) => ({
    path: formatFieldPath(path),
    descending,
  }));
  const nameDescending = order.at(-1)?.descending ?? false;
  return alternativesOf(query.query.where).map((fields) => {
    const equal = withoutRepeats(fields);
    const single = new Set(equal.flatMap(({ path, isElement }) => (isElement ? [] : [path])));
    return {
      equal,
      order: order.filter(({ path }) => path !== NAME_FIELD && !single.has(path)),
      nameDescending,
    };
  });
}
