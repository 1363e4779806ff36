import type { Plain, PlainFields, PlainQuery, PlainWrite, Term } from './plain-database';

export const ROOT = 'projects/p/databases/(default)/documents';

function toValue(plain: Plain): object {
  if (plain === null) return { nullValue: null };
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'string') return { stringValue: plain };
  if (typeof plain === 'number') {
    return Number.isInteger(plain) ? { integerValue: String(plain) } : { doubleValue: plain };
  }
  return plain.length === 0 ? { arrayValue: {} } : { arrayValue: { values: plain.map(toValue) } };
}

export function toFields(fields: PlainFields): Record<string, object> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toValue(value)]));
}

/** A write in proto3 JSON. */
export function toWrite(write: PlainWrite): object {
  const name = `${ROOT}/${write.path}`;
  if (write.kind === 'delete') return { delete: name };
  if (write.kind === 'increment') {
    const transform = { fieldPath: 'n', increment: toValue(write.by) };
    return { update: { name }, updateMask: {}, updateTransforms: [transform] };
  }
  if (write.kind === 'union') {
    const values = write.elements.map(toValue);
    const transform = { fieldPath: 'l', appendMissingElements: { values } };
    return { update: { name }, updateMask: {}, updateTransforms: [transform] };
  }
  const update = { name, fields: toFields(write.fields) };
  const updateMask = { fieldPaths: Object.keys(write.fields) };
  switch (write.kind) {
    case 'set':
      return { update };
    case 'create':
      return { update, currentDocument: { exists: false } };
    case 'merge':
      return { update, updateMask };
    case 'update':
      return { update, updateMask, currentDocument: { exists: true } };
  }
}

const OPERATORS: Readonly<Record<Term['operator'], string>> = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'not-in': 'NOT_IN',
  contains: 'ARRAY_CONTAINS',
  'contains-any': 'ARRAY_CONTAINS_ANY',
};

const SEVERAL: readonly string[] = ['in', 'not-in', 'contains-any'];

function toFilter({ field, operator, operands }: Term): object {
  const value = SEVERAL.includes(operator)
    ? { arrayValue: { values: operands.map(toValue) } }
    : toValue(operands[0] ?? null);
  return { fieldFilter: { field: { fieldPath: field }, op: OPERATORS[operator], value } };
}

/** A structured query in proto3 JSON. */
export function toStructuredQuery(query: PlainQuery): object {
  const { collection, group, terms, any, orderBy, limit } = query;
  const direction = orderBy?.descending ? 'DESCENDING' : 'ASCENDING';
  return {
    from: [{ collectionId: collection, allDescendants: group }],
    ...(terms.length > 0
      ? { where: { compositeFilter: { op: any ? 'OR' : 'AND', filters: terms.map(toFilter) } } }
      : {}),
    ...(orderBy ? { orderBy: [{ field: { fieldPath: orderBy.field }, direction }] } : {}),
    ...(limit === undefined ? {} : { limit }),
  };
}
