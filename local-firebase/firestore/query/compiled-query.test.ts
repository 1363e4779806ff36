import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { DocumentIndex } from '../documents/document-index';
import { pathOf } from '../documents/resource-name';
import { parseFields } from '../values/parse-value';
import { CompiledQuery } from './compiled-query';
import { structuredQuerySchema } from './structured-query';

const ROOT = 'projects/p/databases/(default)/documents';

function integer(integerValue: number) {
  return { integerValue };
}

function list(...numbers: number[]) {
  return { arrayValue: { values: numbers.map(integer) } };
}

function where(fieldPath: string, op: string, value: object) {
  return {
    fieldFilter: { field: { fieldPath }, op, value },
  };
}

function by(fieldPath: string, direction = 'ASCENDING') {
  return { field: { fieldPath }, direction };
}

const documents = new DocumentIndex();
for (const [path, fields] of Object.entries({
  'c/a': { n: integer(1), l: list(1, 2), g: { nullValue: null } },
  'c/b': { n: integer(2), l: list(2), g: { doubleValue: 'NaN' } },
  'c/d': { n: { doubleValue: 2 }, l: list(), g: { stringValue: 'x' } },
  'c/e': { n: { stringValue: '2' } },
  'c/a/c/f': { n: integer(9) },
  'other/z': { n: integer(2) },
})) {
  documents.set({
    name: `${ROOT}/${path}`,
    fields: parseFields(fields),
    createTime: 1n,
    updateTime: 1n,
  });
}

function compile(query: object, parent = ROOT): CompiledQuery {
  const whole = { from: [{ collectionId: 'c' }], ...query };
  return new CompiledQuery(parent, v.parse(structuredQuerySchema, whole));
}

function run(query: object, parent?: string) {
  return compile(query, parent)
    .run(documents)
    .map(({ name }) => pathOf(name));
}

describe('a query', () => {
  it.each([
    ['everything', {}, ['c/a', 'c/b', 'c/d', 'c/e']],
    ['numbers of one size', { where: where('n', 'EQUAL', integer(2)) }, ['c/b', 'c/d']],
    ['one kind only', { where: where('n', 'GREATER_THAN', integer(0)) }, ['c/a', 'c/b', 'c/d']],
    ['no nulls', { where: where('g', 'NOT_EQUAL', { stringValue: 'x' }) }, ['c/b']],
    ['none of', { where: where('n', 'NOT_IN', list(1)) }, ['c/b', 'c/d', 'c/e']],
    ['null', { where: { unaryFilter: { field: { fieldPath: 'g' }, op: 'IS_NULL' } } }, ['c/a']],
    ['NaN', { where: { unaryFilter: { field: { fieldPath: 'g' }, op: 'IS_NAN' } } }, ['c/b']],
    [
      'not NaN',
      { where: { unaryFilter: { field: { fieldPath: 'g' }, op: 'IS_NOT_NAN' } } },
      ['c/d'],
    ],
    ['an element', { where: where('l', 'ARRAY_CONTAINS', integer(2)) }, ['c/a', 'c/b']],
    ['any element', { where: where('l', 'ARRAY_CONTAINS_ANY', list(1, 7)) }, ['c/a']],
    ['fields that are there', { orderBy: [by('l', 'DESCENDING')] }, ['c/b', 'c/a', 'c/d']],
    ['kinds in order', { orderBy: [by('n', 'DESCENDING')] }, ['c/e', 'c/d', 'c/b', 'c/a']],
    [
      'a page',
      { orderBy: [by('n')], startAt: { values: [integer(1)], before: false }, limit: 1 },
      ['c/b'],
    ],
    [
      'up to a document',
      {
        orderBy: [by('n'), by('__name__')],
        endAt: { values: [integer(2), { referenceValue: `${ROOT}/c/b` }] },
      },
      ['c/a', 'c/b'],
    ],
  ])('returns %s', (_what, query, paths) => {
    expect(run(query)).toEqual(paths);
  });

  it('covers collection groups, below its parent', () => {
    const group = { from: [{ collectionId: 'c', allDescendants: true }] };
    expect(run(group)).toEqual(['c/a', 'c/a/c/f', 'c/b', 'c/d', 'c/e']);
    expect(run(group, `${ROOT}/c/a`)).toEqual(['c/a/c/f']);
  });

  it.each([
    [{ where: where('n', 'IN', list()) }, /'IN' requires a non-empty/],
    [{ where: where('n', 'NOT_IN', list(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)) }, /'NOT_IN' supports/],
    [
      {
        where: {
          compositeFilter: {
            op: 'AND',
            filters: ['n', 'm'].map((path) => where(path, 'IN', list(1, 2, 3, 4, 5, 6))),
          },
        },
      },
      /36 disjunctions/,
    ],
    [{ from: [{ collectionId: 'c' }, { collectionId: 'd' }] }, /one collection selector/],
  ])('is refused beyond the limits: %j', (query, message) => {
    expect(() => compile(query)).toThrow(message);
  });
});

describe('operands', () => {
  const filter = (op: string, ...values: object[]) => ({
    where: where('g', op, { arrayValue: { values } }),
  });
  const NOTHING = [{ nullValue: null }, { doubleValue: 'NaN' }];

  it('null and NaN match no disjunction', () => {
    expect(run(filter('IN', ...NOTHING))).toEqual([]);
    expect(run(filter('IN', ...NOTHING, { stringValue: 'x' }))).toEqual(['c/d']);
  });

  it("may be arrays, although documents don't hold nested arrays", () => {
    const query = { where: where('l', 'IN', { arrayValue: { values: [list(2), list(9)] } }) };
    expect(run(query)).toEqual(['c/b']);
    const deeper = { arrayValue: { values: [{ arrayValue: { values: [list(2)] } }] } };
    expect(() => compile({ where: where('l', 'IN', deeper) })).toThrow(/array value/);
  });
});

describe('orders and filters that no index supports', () => {
  const reference = { referenceValue: `${ROOT}/c/a` };
  const both = (...filters: object[]) => ({ where: { compositeFilter: { op: 'AND', filters } } });

  it('a field after the key', () => {
    const message = /order by clause cannot contain more fields after the key/;
    expect(() => compile({ orderBy: [by('__name__'), by('n')] })).toThrow(message);
    const range = where('n', 'NOT_EQUAL', integer(1));
    expect(() => compile({ where: range, orderBy: [by('__name__')] })).toThrow(message);
  });

  it('equality on the key beside a range of another field', () => {
    const key = where('__name__', 'EQUAL', reference);
    const range = where('n', 'GREATER_THAN', integer(0));
    expect(() => compile(both(key, range))).toThrow(/^Equality on key is not allowed/);
    const keys = where('__name__', 'LESS_THAN_OR_EQUAL', reference);
    expect(() => compile(both(key, keys))).not.toThrow();
    expect(run(both(key, where('n', 'EQUAL', integer(1))))).toEqual(['c/a']);
  });
});
