import type { Index, IndexField } from './index-config';
import { NAME_FIELD } from './index-config';
import type { OrderField, QueryBranch } from './query-branches';

/** The index that one branch of a query needs. */
export interface Demand extends QueryBranch {
  /** Fields that are summed or averaged: the index must contain them, in any order. */
  readonly aggregated: readonly string[];
}

/** Whether the index has the requested order, or exactly its reverse. */
function isInOrder(fields: readonly IndexField[], wanted: readonly OrderField[]): boolean {
  return [false, true].some((isReversed) =>
    wanted.every(({ path, descending }, position) => {
      const field = fields[position];
      const mode = descending === isReversed ? 'ASCENDING' : 'DESCENDING';
      return field?.path === path && field.mode === mode;
    }),
  );
}

function holdsAll(fields: readonly IndexField[], paths: readonly string[]): boolean {
  return paths.every((path) =>
    fields.some((field) => field.path === path && field.mode !== 'CONTAINS'),
  );
}

/**
 * The equality fields that the index covers in the requested order; null if the index can't be used.
 * https://firebase.google.com/docs/firestore/query-data/index-overview
 */
export function coveredBy(index: Index, demand: Demand): readonly string[] | null {
  const { equal, order, nameDescending, aggregated } = demand;
  const byName = { path: NAME_FIELD, descending: nameDescending };
  const prefixLength = index.fields.length - order.length - aggregated.length - 1;
  if (prefixLength < 0) return null;
  const prefix = index.fields.slice(0, prefixLength);
  const suffix = index.fields.slice(prefixLength);
  const matches =
    aggregated.length > 0
      ? isInOrder(suffix, order) && holdsAll(suffix.slice(order.length, -1), aggregated)
      : isInOrder(suffix, [...order, byName]);
  const isUsable = prefix.every(({ path, mode }) =>
    equal.some((field) => field.path === path && field.isElement === (mode === 'CONTAINS')),
  );
  return matches && isUsable
    ? prefix.map(({ path, mode }) => `${mode === 'CONTAINS'} ${path}`)
    : null;
}
