import type { StoredDocument } from '../documents/document';
import { invalidArgument } from '../status/rpc-error';
import { compareStrings } from '../values/compare-strings';
import { compareValues } from '../values/compare-values';
import type { FieldPath } from '../values/field-path';
import { formatFieldPath } from '../values/field-path';
import { NULL } from '../values/value';
import { fieldOf, isNameField } from './field-of';
import type { Cursor, Filter, StructuredQuery } from './structured-query';

export interface OrderTerm {
  readonly path: FieldPath;
  readonly descending: boolean;
}

/** The inequality operators, which imply a sort order. */
export const INEQUALITIES: ReadonlySet<string> = new Set([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
]);

function inequalityPaths(filter: Filter | undefined): FieldPath[] {
  if (!filter) return [];
  if ('compositeFilter' in filter) return filter.compositeFilter.filters.flatMap(inequalityPaths);
  const { op, field } = 'unaryFilter' in filter ? filter.unaryFilter : filter.fieldFilter;
  return INEQUALITIES.has(op) ? [field.fieldPath] : [];
}

/**
 * The complete sort order of a query: the explicit one, then its inequality fields by name, then `__name__`; implicit
 * fields have the last explicit direction. Throws INVALID_ARGUMENT for fields after `__name__`, which is unique
 * already.
 */
export function orderOf(query: StructuredQuery): readonly OrderTerm[] {
  const terms: OrderTerm[] = query.orderBy.map(({ field, direction }) => ({
    path: field.fieldPath,
    descending: direction === 'DESCENDING',
  }));
  const descending = terms.at(-1)?.descending ?? false;
  const present = new Set(terms.map(({ path }) => formatFieldPath(path)));
  const implied = inequalityPaths(query.where).sort((a, b) =>
    compareStrings(formatFieldPath(a), formatFieldPath(b)),
  );
  for (const path of [...implied.filter((candidate) => !isNameField(candidate)), ['__name__']]) {
    const text = formatFieldPath(path);
    if (present.has(text)) continue;
    present.add(text);
    terms.push({ path, descending });
  }
  if (!isNameField(terms.at(-1)?.path ?? [])) {
    throw invalidArgument('The order by clause cannot contain more fields after the key.');
  }
  return terms;
}

export function compareDocuments(
  order: readonly OrderTerm[],
  left: StoredDocument,
  right: StoredDocument,
): number {
  for (const { path, descending } of order) {
    const result = compareValues(fieldOf(left, path) ?? NULL, fieldOf(right, path) ?? NULL);
    if (result !== 0) return descending ? -result : result;
  }
  return 0;
}

/** Compares the document with a cursor's position: negative is before it. */
export function compareToCursor(
  order: readonly OrderTerm[],
  document: StoredDocument,
  cursor: Cursor,
): number {
  for (const [index, value] of cursor.values.entries()) {
    const term = order[index];
    if (!term) break;
    const result = compareValues(fieldOf(document, term.path) ?? NULL, value);
    if (result !== 0) return term.descending ? -result : result;
  }
  return 0;
}
