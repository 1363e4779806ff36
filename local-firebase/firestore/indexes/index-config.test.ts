import { describe, expect, it } from 'vitest';
import { parseIndexConfig } from './index-config';
import { by, catalog, check, compiled, refusalOf, where } from './testing/short-query';

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
