import { describe, expect, it } from 'vitest';
import { parseFieldPath } from '../values/field-path';
import {
  all,
  any,
  by,
  catalog,
  check,
  compiled,
  isNull,
  list,
  refusalOf,
  ROOT,
  where,
} from './testing/short-query';

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
