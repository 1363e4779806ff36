import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CompiledQuery } from '../query/compiled-query';
import { structuredQuerySchema } from '../query/structured-query';
import { queryCases } from './query-resource';
import { Ruleset } from './ruleset';

const ROOT = 'projects/p/databases/(default)/documents';

function integer(integerValue: number) {
  return { integerValue };
}

function list(...values: object[]) {
  return { arrayValue: { values } };
}

function where(fieldPath: string, op: string, value: object) {
  return {
    fieldFilter: { field: { fieldPath }, op, value },
  };
}

function unary(fieldPath: string, op: string) {
  return { unaryFilter: { field: { fieldPath }, op } };
}

function all(...filters: object[]) {
  return { compositeFilter: { op: 'AND', filters } };
}

function either(...filters: object[]) {
  return { compositeFilter: { op: 'OR', filters } };
}

function proved(filter: object | undefined, condition: string): boolean {
  const ruleset = Ruleset.parse(
    `rules_version = '2'; service cloud.firestore {
      match /databases/{db}/documents/c/{id} { allow list: if ${condition}; }
    }`,
  );
  const query = v.parse(structuredQuerySchema, {
    from: [{ collectionId: 'c' }],
    ...(filter ? { where: filter } : {}),
  });
  return queryCases(new CompiledQuery(ROOT, query)).every(
    ({ path, resource }) =>
      ruleset.evaluate({ method: 'list', path, request: null, resource, lookup: () => null })
        .allowed,
  );
}

describe('a query proves', () => {
  it.each([
    ['what does not depend on the document', undefined, 'true || resource.data.n == 1'],
    ['that there is a document', undefined, 'resource != null'],
    ['an equality', where('n', 'EQUAL', integer(1)), 'resource.data.n == 1'],
    ['what follows from a value', where('n', 'EQUAL', integer(1)), 'resource.data.n + 1 == 2'],
    ['a nested equality', where('a.b', 'EQUAL', integer(1)), 'resource.data.a.b == 1'],
    ['by get()', where('n', 'EQUAL', integer(1)), "resource.data.get('n', 0) == 1"],
    ['that a field is there', where('n', 'EQUAL', integer(1)), "'n' in resource.data"],
    ['null', unary('n', 'IS_NULL'), 'resource.data.n == null'],
    ['not null', unary('n', 'IS_NOT_NULL'), 'resource.data.n != null'],
    ['a lower bound', where('n', 'GREATER_THAN', integer(5)), 'resource.data.n >= 5'],
    ['a mirrored bound', where('n', 'LESS_THAN', integer(5)), '5 > resource.data.n'],
    ['a negated bound', where('n', 'LESS_THAN', integer(5)), '!(resource.data.n >= 5)'],
    [
      'both bounds',
      all(
        where('n', 'GREATER_THAN_OR_EQUAL', integer(1)),
        where('n', 'LESS_THAN_OR_EQUAL', integer(9)),
      ),
      'resource.data.n >= 1 && resource.data.n < 10 && resource.data.n != 10',
    ],
    ['inequality', where('n', 'NOT_EQUAL', integer(1)), 'resource.data.n != 1'],
    [
      'none of many',
      where('n', 'NOT_IN', list(integer(1), integer(2))),
      'resource.data.n != 1 && resource.data.n != 2',
    ],
    ['one of many', where('n', 'IN', list(integer(1), integer(2))), 'resource.data.n in [1, 2, 3]'],
    [
      'one of many by hand',
      either(where('n', 'EQUAL', integer(1)), where('m', 'EQUAL', integer(1))),
      'resource.data.n == 1 || resource.data.m == 1',
    ],
    ['an element', where('l', 'ARRAY_CONTAINS', integer(1)), '1 in resource.data.l'],
    [
      'an id',
      where('__name__', 'EQUAL', { referenceValue: `${ROOT}/c/x` }),
      "id == 'x' && resource.id == 'x'",
    ],
    ['the same on both sides of a choice', undefined, 'resource.data.n == 1 ? true : true'],
  ])('%s', (_what, filter, condition) => {
    expect(proved(filter, condition)).toBe(true);
  });

  it.each([
    ['an equality without a filter', undefined, 'resource.data.n == 1'],
    ['the opposite of something unknown', undefined, '!(resource.data.n == 1)'],
    ['an inequality without a filter', undefined, 'resource.data.n != 1'],
    ['another value', where('n', 'EQUAL', integer(2)), 'resource.data.n == 1'],
    ['too low a bound', where('n', 'GREATER_THAN', integer(4)), 'resource.data.n > 5'],
    [
      'one more alternative',
      where('n', 'IN', list(integer(1), integer(9))),
      'resource.data.n == 1',
    ],
    [
      'by one side of an or',
      either(where('n', 'EQUAL', integer(1)), where('m', 'EQUAL', integer(1))),
      'resource.data.n == 1',
    ],
    ['another element', where('l', 'ARRAY_CONTAINS', integer(1)), '2 in resource.data.l'],
    ['the id without a filter', undefined, "id == 'x'"],
    [
      'that nothing else is there',
      where('n', 'EQUAL', integer(1)),
      "resource.data.keys().hasOnly(['n'])",
    ],
    ['that a field is missing', undefined, "!('n' in resource.data)"],
    ['by a lookup of something unknown', undefined, 'exists(/databases/$(db)/documents/c/$(id))'],
    ['a default that may not apply', undefined, "resource.data.get('n', 1) == 1"],
  ])('not %s', (_what, filter, condition) => {
    expect(proved(filter, condition)).toBe(false);
  });
});
