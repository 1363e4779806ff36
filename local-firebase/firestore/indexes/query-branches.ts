import type { CompiledQuery } from '../query/compiled-query';
import type { FieldOperator, Filter, UnaryOperator } from '../query/structured-query';
import { formatFieldPath } from '../values/field-path';
import { NAME_FIELD } from './index-config';

export interface EqualField {
  readonly path: string;
  /** array-contains. */
  readonly isElement: boolean;
}

export interface OrderField {
  readonly path: string;
  readonly descending: boolean;
}

/** One branch of a query, as far as indexes are concerned: without values. */
export interface QueryBranch {
  readonly equal: readonly EqualField[];
  /** Without `__name__`, whose final direction is `nameDescending`. */
  readonly order: readonly OrderField[];
  readonly nameDescending: boolean;
}

/** Equality operators; those with a list of values make one branch per value. */
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

/** The equality fields of each branch of the filter, as an OR of ANDs. */
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

/** The branches of a query; a sort by an equality field is dropped. */
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
