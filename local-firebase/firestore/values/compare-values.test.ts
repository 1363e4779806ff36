import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNames, compareValues, equalValues } from './compare-values';
import type { Value } from './value';
import { arrayOf, doubleOf, mapOf } from './value';

function integer(n: number | string): Value {
  return { integerValue: String(n) };
}

function text(stringValue: string): Value {
  return { stringValue };
}

function vector(...numbers: number[]): Value {
  return mapOf({ __type__: text('__vector__'), value: arrayOf(numbers.map(doubleOf)) });
}

/** Google's documented order, smallest first. */
const ASCENDING: readonly Value[] = [
  { nullValue: null },
  { booleanValue: false },
  { booleanValue: true },
  doubleOf(NaN),
  doubleOf(-Infinity),
  integer('-9223372036854775808'),
  integer(-1),
  doubleOf(-0.5),
  integer(0),
  doubleOf(0.5),
  integer(1),
  integer('9007199254740992'),
  integer('9007199254740993'),
  integer('9223372036854775807'),
  doubleOf(Infinity),
  { timestampValue: '2020-01-01T00:00:00.000000Z' },
  { timestampValue: '2020-01-01T00:00:00.000001Z' },
  text(''),
  text('a'),
  text('aa'),
  text('b'),
  text('\uff5e'),
  text('😀'),
  { bytesValue: '' },
  { bytesValue: Buffer.from([0]).toString('base64') },
  { bytesValue: Buffer.from([0, 1]).toString('base64') },
  { bytesValue: Buffer.from([255]).toString('base64') },
  { referenceValue: 'projects/p/databases/d/documents/c/a' },
  { referenceValue: 'projects/p/databases/d/documents/c/a/e/b' },
  { referenceValue: 'projects/p/databases/d/documents/c/b' },
  { geoPointValue: { latitude: -1, longitude: 5 } },
  { geoPointValue: { latitude: 1, longitude: -5 } },
  { geoPointValue: { latitude: 1, longitude: 5 } },
  arrayOf([]),
  arrayOf([integer(1)]),
  arrayOf([integer(1), integer(1)]),
  arrayOf([integer(2)]),
  vector(9),
  vector(1, 2),
  vector(1, 3),
  mapOf({}),
  mapOf({ a: integer(1) }),
  mapOf({ a: integer(1), b: integer(0) }),
  mapOf({ a: integer(2) }),
  mapOf({ b: integer(0) }),
];

describe('compareValues', () => {
  it('orders values of every type as documented', () => {
    for (const [i, left] of ASCENDING.entries()) {
      for (const [j, right] of ASCENDING.entries()) {
        const found = Math.sign(compareValues(left, right));
        expect(found, JSON.stringify([left, right])).toBe(Math.sign(i - j));
      }
    }
  });

  it('treats equal integers and doubles as equal', () => {
    expect(equalValues(integer(1), doubleOf(1))).toBe(true);
    expect(equalValues(doubleOf(0), doubleOf(-0))).toBe(true);
    expect(equalValues(doubleOf(NaN), doubleOf(NaN))).toBe(true);
  });

  it('orders strings by their UTF-8 bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
        const expected = Buffer.compare(Buffer.from(a), Buffer.from(b));
        expect(Math.sign(compareValues(text(a), text(b)))).toBe(expected);
      }),
    );
  });
});

it('compareNames puts numeric ids first, by value', () => {
  const ids = [
    '__id-9223372036854775808__',
    '__id-2__',
    '__id7__',
    '__id12__',
    '12',
    '7',
    '__id',
    'a',
  ];
  const names = ids.map((id) => `c/${id}`);
  expect([...names].reverse().sort(compareNames)).toEqual(names);
});

it('compareNames puts a collection’s documents before a collection with a longer name', () => {
  expect(compareNames('a/b', 'a-/b')).toBeLessThan(0);
});
