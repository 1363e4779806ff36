import * as v from 'valibot';
import { CompiledQuery } from '../../query/compiled-query';
import { structuredQuerySchema } from '../../query/structured-query';
import { IndexCatalog } from '../index-catalog';
import { parseIndexConfig } from '../index-config';

/** The documents of a database. */
export const ROOT = 'projects/p/databases/(default)/documents';

const integer = { integerValue: 1 };

export const list = { arrayValue: { values: [integer, { integerValue: 2 }] } };

export function where(fieldPath: string, op: string, value: object = integer) {
  return {
    fieldFilter: { field: { fieldPath }, op, value },
  };
}

export function isNull(fieldPath: string) {
  return { unaryFilter: { field: { fieldPath }, op: 'IS_NULL' } };
}

export function all(...filters: object[]) {
  return { compositeFilter: { op: 'AND', filters } };
}

export function any(...filters: object[]) {
  return { compositeFilter: { op: 'OR', filters } };
}

export function by(...fields: string[]) {
  return fields.map((field) => ({
    field: { fieldPath: field.replace('-', '') },
    direction: field.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
  }));
}

export function compiled(query: object, isGroup = false): CompiledQuery {
  return new CompiledQuery(
    ROOT,
    v.parse(structuredQuerySchema, {
      from: [{ collectionId: 'c', allDescendants: isGroup }],
      ...query,
    }),
  );
}

interface Definition {
  readonly fields: string[];
  readonly queryScope?: string;
}

/** An index in short notation: `-b` is descending, `[l]` is array-contains. */
export function catalog(
  definitions: readonly Definition[],
  fieldOverrides: readonly object[] = [],
) {
  return new IndexCatalog(
    parseIndexConfig(
      JSON.stringify({
        indexes: definitions.map(({ fields, queryScope = 'COLLECTION' }) => ({
          collectionGroup: 'c',
          queryScope,
          fields: fields.map((field) => ({
            fieldPath: field.replace(/[[\]-]/g, ''),
            ...(field.startsWith('[')
              ? { arrayConfig: 'CONTAINS' }
              : { order: field.startsWith('-') ? 'DESCENDING' : 'ASCENDING' }),
          })),
        })),
        fieldOverrides,
      }),
    ),
  );
}

export function check(indexes: IndexCatalog, query: object) {
  return () => indexes.check(compiled(query));
}

/** What a check says where it refuses, else null. */
export function refusalOf(asks: () => void): string | null {
  try {
    asks();
  } catch (error) {
    return String(error);
  }
  return null;
}
