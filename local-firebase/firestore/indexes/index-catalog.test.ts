import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CompiledQuery } from '../query/compiled-query';
import { structuredQuerySchema } from '../query/structured-query';
import { parseFieldPath } from '../values/field-path';
import { IndexCatalog } from './index-catalog';
import { parseIndexConfig } from './index-config';

const ROOT = 'projects/p/databases/(default)/documents';
const integer = { integerValue: 1 };
const list = { arrayValue: { values: [integer, { integerValue: 2 }] } };

function where(fieldPath: string, op: string, value: object = integer) {
  return {
    fieldFilter: { field: { fieldPath }, op, value },
  };
}

function isNull(fieldPath: string) {
  return { unaryFilter: { field: { fieldPath }, op: 'IS_NULL' } };
}

function all(...filters: object[]) {
  return { compositeFilter: { op: 'AND', filters } };
}

function any(...filters: object[]) {
  return { compositeFilter: { op: 'OR', filters } };
}

function by(...fields: string[]) {
  return fields.map((field) => ({
    field: { fieldPath: field.replace('-', '') },
    direction: field.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
  }));
}

function compiled(query: object, isGroup = false): CompiledQuery {
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
function catalog(definitions: readonly Definition[], fieldOverrides: readonly object[] = []) {
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

function check(indexes: IndexCatalog, query: object) {
  return () => indexes.check(compiled(query));
}

/** What a check says where it refuses, else null. */
function refusalOf(asks: () => void): string | null {
  try {
    asks();
  } catch (error) {
    return String(error);
  }
  return null;
}

describe('a query that fields are indexed for by themselves', () => {
  it.each([
    ['of everything', {}],
    ['by name', { orderBy: by('__name__') }],
    ['of names', { where: where('__name__', 'GREATER_THAN', { referenceValue: `${ROOT}/c/a` }) }],
    ['of one value', { where: where('a', 'EQUAL') }],
    ['of one value, by name, down', { where: where('a', 'EQUAL'), orderBy: by('-__name__') }],
    ['of null', { where: isNull('a') }],
    ['of several fields with one value', { where: all(where('a', 'EQUAL'), where('b', 'EQUAL')) }],
    ['of one of several values', { where: all(where('a', 'IN', list), where('b', 'EQUAL')) }],
    ['of an element', { where: where('l', 'ARRAY_CONTAINS') }],
    ['of any element', { where: where('l', 'ARRAY_CONTAINS_ANY', list) }],
    ['of a range', { where: all(where('a', 'GREATER_THAN'), where('a', 'LESS_THAN')) }],
    ['of other values', { where: where('a', 'NOT_EQUAL') }],
    ['of none of the values', { where: where('a', 'NOT_IN', list) }],
    ['by a field, up', { orderBy: by('a') }],
    ['by a field, down', { orderBy: by('-a') }],
    ['by a field in a map', { orderBy: by('m.a') }],
    ['by a field with one value', { where: where('a', 'EQUAL'), orderBy: by('a') }],
    ['of alternatives', { where: any(where('a', 'EQUAL'), where('b', 'EQUAL')) }],
    [
      'of a named document and a value',
      {
        where: all(
          where('__name__', 'EQUAL', { referenceValue: `${ROOT}/c/a` }),
          where('a', 'EQUAL'),
        ),
      },
    ],
  ])('is answered: %s', (_, query) => {
    expect(check(catalog([]), query)).not.toThrow();
  });
});

describe('a query that needs a composite index', () => {
  it.each<[string, object, string[]]>([
    [
      'a value and a range',
      { where: all(where('a', 'EQUAL'), where('b', 'GREATER_THAN')) },
      ['a', 'b'],
    ],
    ['a value and an order', { where: where('a', 'EQUAL'), orderBy: by('b') }, ['a', 'b']],
    ['a value and an order down', { where: where('a', 'EQUAL'), orderBy: by('-b') }, ['a', '-b']],
    ['null and an order', { where: isNull('a'), orderBy: by('b') }, ['a', 'b']],
    ['one of values and an order', { where: where('a', 'IN', list), orderBy: by('b') }, ['a', 'b']],
    [
      'an element and an order',
      { where: where('l', 'ARRAY_CONTAINS'), orderBy: by('b') },
      ['[l]', 'b'],
    ],
    [
      'two values and an order',
      { where: all(where('a', 'EQUAL'), where('b', 'EQUAL')), orderBy: by('c') },
      ['a', 'b', 'c'],
    ],
    ['two orders', { orderBy: by('a', '-b') }, ['a', '-b']],
    [
      'ranges of two fields',
      { where: all(where('b', 'GREATER_THAN'), where('a', 'LESS_THAN')) },
      ['a', 'b'],
    ],
    [
      'a range and another order',
      { where: where('b', 'GREATER_THAN'), orderBy: by('a') },
      ['a', 'b'],
    ],
    ['an order and the name the other way', { orderBy: by('a', '-__name__') }, ['a', '-__name__']],
    ['the name, down', { orderBy: by('-__name__') }, ['-__name__']],
    [
      'one alternative',
      { where: any(where('a', 'EQUAL'), where('b', 'GREATER_THAN')) },
      ['a', 'b'],
    ],
  ])('is refused without it and answered with it: %s', (_, query, fields) => {
    const definition = {
      collectionGroup: 'c',
      queryScope: 'COLLECTION',
      fields: fields.map((field) => ({
        fieldPath: field.replace(/[[\]-]/g, ''),
        ...(field.startsWith('[')
          ? { arrayConfig: 'CONTAINS' }
          : { order: field.startsWith('-') ? 'DESCENDING' : 'ASCENDING' }),
      })),
    };
    expect(check(catalog([]), query)).toThrow(
      expect.objectContaining({
        code: 'FAILED_PRECONDITION',
        message: expect.stringContaining(`"indexes": [${JSON.stringify(definition)}]`) as string,
      }),
    );
    expect(check(catalog([{ fields }]), query)).not.toThrow();
    expect(check(catalog([{ fields, queryScope: 'COLLECTION_GROUP' }]), query)).toThrow();
  });

  it.each<[string, object, string[][], boolean]>([
    [
      'fields with one value stand in any order',
      { where: all(where('a', 'EQUAL'), where('b', 'EQUAL')), orderBy: by('c') },
      [['b', 'a', 'c']],
      true,
    ],
    [
      'an index is read backwards',
      { where: where('a', 'EQUAL'), orderBy: by('b') },
      [['a', '-b']],
      true,
    ],
    ['not by half', { orderBy: by('a', 'b') }, [['a', '-b']], false],
    [
      'indexes with one order are merged',
      { where: all(where('a', 'EQUAL'), where('b', 'EQUAL')), orderBy: by('c') },
      [
        ['a', 'c'],
        ['b', 'c'],
      ],
      true,
    ],
    [
      'not where one of them is missing',
      { where: all(where('a', 'EQUAL'), where('b', 'EQUAL')), orderBy: by('c') },
      [['a', 'c']],
      false,
    ],
    [
      'an index with a field that is not asked for has other documents',
      { where: where('a', 'EQUAL'), orderBy: by('b') },
      [['a', 'x', 'b']],
      false,
    ],
    [
      'elements are not values',
      { where: where('a', 'EQUAL'), orderBy: by('b') },
      [['[a]', 'b']],
      false,
    ],
  ])('%s', (_, query, indexes, isAnswered) => {
    expect(refusalOf(check(catalog(indexes.map((fields) => ({ fields }))), query)) ?? '').toMatch(
      isAnswered ? /^$/ : /requires an index/,
    );
  });
});

describe('the sentence', () => {
  const messageOf = (indexes: IndexCatalog, query: CompiledQuery): string => {
    try {
      indexes.check(query);
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
    return '';
  };
  const linked = (message: string, kind: string): string =>
    Buffer.from(
      new RegExp(
        `https://console\\.firebase\\.google\\.com/v1/r/project/p/firestore/indexes\\?${kind}=([\\w-]+)`,
      ).exec(message)?.[1] ?? '',
      'base64url',
    ).toString('latin1');

  it('is that of production, with a link that creates the index', () => {
    const query = compiled({ where: where('a', 'EQUAL'), orderBy: by('-b') });
    const message = messageOf(catalog([]), query);
    expect(message).toMatch(/^The query requires an index\. You can create it here: https:/);
    // google.firestore.admin.v1.Index: the name, COLLECTION, then a, b and the name with their orders.
    expect(linked(message, 'create_composite')).toBe(
      '\n;projects/p/databases/(default)/collectionGroups/c/indexes/_\x10\x01' +
        '\x1a\x05\n\x01a\x10\x01\x1a\x05\n\x01b\x10\x02\x1a\x0c\n\x08__name__\x10\x02',
    );
  });

  it('names the field if a single-field index is missing', () => {
    const exempt = catalog([], [{ collectionGroup: 'c', fieldPath: 'a', indexes: [] }]);
    const message = messageOf(exempt, compiled({ where: where('a', 'EQUAL') }));
    expect(message).toMatch(
      /^The query requires a COLLECTION_ASC index for collection c and field a\. You can create it here: /,
    );
    expect(linked(message, 'create_exemption')).toContain('/collectionGroups/c/fields/a');
    expect(message).toContain('"fieldOverrides": [{"collectionGroup":"c","fieldPath":"a",');
  });

  it('names the collection group of a group query', () => {
    const message = messageOf(catalog([]), compiled({ orderBy: by('a') }, true));
    expect(message).toMatch(/a COLLECTION_GROUP_ASC index for collection c and field a\./);
  });
});

describe('a field override', () => {
  const override = (fieldPath: string, ...indexes: object[]) => ({
    collectionGroup: 'c',
    fieldPath,
    indexes,
  });
  const ascending = { order: 'ASCENDING', queryScope: 'COLLECTION' };
  it.each<[string, object[], object, boolean]>([
    ['exempts a field', [override('a')], { where: where('a', 'EQUAL') }, false],
    ['and its order', [override('a')], { orderBy: by('a') }, false],
    ['leaves other fields alone', [override('a')], { where: where('b', 'EQUAL') }, true],
    ['exempts what is below a field', [override('m')], { where: where('m.a', 'EQUAL') }, false],
    [
      'unless that has its own',
      [override('m'), override('m.a', ascending)],
      { where: where('m.a', 'EQUAL') },
      true,
    ],
    ['exempts all fields', [override('*')], { where: where('a', 'EQUAL') }, false],
    ['leaves what it names', [override('a', ascending)], { orderBy: by('-a') }, true],
    ['and no more', [override('a', ascending)], { where: where('a', 'ARRAY_CONTAINS') }, false],
  ])('%s', (_, overrides, query, isAnswered) => {
    expect(refusalOf(check(catalog([], overrides), query)) ?? '').toMatch(
      isAnswered ? /^$/ : /requires a/,
    );
  });

  it('enables a collection group query on a field', () => {
    const group = { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' };
    const query = compiled({ where: where('a', 'EQUAL') }, true);
    expect(() => catalog([], [override('a', group)]).check(query)).not.toThrow();
    expect(() => catalog([]).check(query)).toThrow(/COLLECTION_GROUP_ASC/);
    expect(() => catalog([]).check(compiled({}, true))).not.toThrow();
  });
});

describe('an aggregation', () => {
  const sums = (...paths: string[]) => paths.map(parseFieldPath);
  it.each<[string, object, string[], string[][], boolean]>([
    ['of a field alone', {}, ['n'], [], true],
    ['of a field beside a value', { where: where('a', 'EQUAL') }, ['n'], [], false],
    ['with its index', { where: where('a', 'EQUAL') }, ['n'], [['a', 'n']], true],
    ['of the field that is filtered', { where: where('n', 'GREATER_THAN') }, ['n'], [], true],
    ['of two fields', {}, ['n', 'm'], [], false],
    ['of two fields with their index', {}, ['n', 'm'], [['m', '-n']], true],
    ['that counts as the query does', { where: where('a', 'EQUAL') }, [], [], true],
  ])('%s', (_, query, aggregated, indexes, isAnswered) => {
    const asks = () =>
      catalog(indexes.map((fields) => ({ fields }))).check(compiled(query), sums(...aggregated));
    expect(refusalOf(asks) ?? '').toMatch(isAnswered ? /^$/ : /requires an index/);
  });
});

it.each([
  ['no JSON', '{'],
  [
    'a field without an order',
    '{"indexes":[{"collectionGroup":"c","fields":[{"fieldPath":"a"}]}]}',
  ],
  [
    'a path that is none',
    '{"fieldOverrides":[{"collectionGroup":"c","fieldPath":"a..b","indexes":[]}]}',
  ],
])('a file with %s is refused', (_, text) => {
  expect(() => parseIndexConfig(text)).toThrow(
    expect.objectContaining({ code: 'invalid-indexes' }),
  );
});
