import { compareStrings } from './compare-strings';
import { numericId } from './numeric-id';
import { parseTimestamp } from './timestamp';
import type { DoubleValue, Fields, GeoPoint, IntegerValue, Value } from './value';
import { elements, entries, numberOf } from './value';

/** Ranks of the types of values, in Google's documented order. */
export const KIND_ORDER = {
  null: 0,
  boolean: 1,
  number: 2,
  timestamp: 3,
  string: 4,
  bytes: 5,
  reference: 6,
  geoPoint: 7,
  array: 8,
  vector: 9,
  map: 10,
} as const;

export type Kind = keyof typeof KIND_ORDER;

export function kindOf(value: Value): Kind {
  if ('nullValue' in value) return 'null';
  if ('booleanValue' in value) return 'boolean';
  if ('integerValue' in value || 'doubleValue' in value) return 'number';
  if ('timestampValue' in value) return 'timestamp';
  if ('stringValue' in value) return 'string';
  if ('bytesValue' in value) return 'bytes';
  if ('referenceValue' in value) return 'reference';
  if ('geoPointValue' in value) return 'geoPoint';
  if ('arrayValue' in value) return 'array';
  const type = entries(value)['__type__'];
  return type && 'stringValue' in type && type.stringValue === '__vector__' ? 'vector' : 'map';
}

function order<T extends number | bigint | boolean>(left: T, right: T): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

type Numeric = IntegerValue | DoubleValue;

function compareNumbers(left: Numeric, right: Numeric): number {
  const a = numberOf(left);
  const b = numberOf(right);
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : -1;
  if (Number.isNaN(b)) return 1;
  return order<number | bigint>(a, b);
}

/** Numeric ids come first, in numeric order. */
function compareSegments(left: string, right: string): number {
  const a = numericId(left);
  const b = numericId(right);
  if (a !== undefined && b !== undefined) return order(a, b);
  if (a === undefined && b === undefined) return compareStrings(left, right);
  return a === undefined ? 1 : -1;
}

/** Resource names are compared segment by segment: `a/b` is before `a-b`. */
export function compareNames(left: string, right: string): number {
  if (left === right) return 0;
  const a = left.split('/');
  const b = right.split('/');
  for (const [index, segment] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const result = compareSegments(segment, other);
    if (result !== 0) return result;
  }
  return a.length - b.length;
}

function compareGeoPoints(left: GeoPoint, right: GeoPoint): number {
  return order(left.latitude, right.latitude) || order(left.longitude, right.longitude);
}

function compareArrays(left: readonly Value[], right: readonly Value[]): number {
  for (const [index, value] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const result = compareValues(value, other);
    if (result !== 0) return result;
  }
  return left.length - right.length;
}

function sortedEntries(fields: Fields): [string, Value][] {
  return Object.entries(fields).sort(([a], [b]) => compareStrings(a, b));
}

function compareMaps(left: Fields, right: Fields): number {
  const a = sortedEntries(left);
  const b = sortedEntries(right);
  for (const [index, [key, value]] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const result = compareStrings(key, other[0]) || compareValues(value, other[1]);
    if (result !== 0) return result;
  }
  return a.length - b.length;
}

/** Vectors are ordered by their dimension before their elements. */
function compareVectors(left: Fields, right: Fields): number {
  const a = left['value'];
  const b = right['value'];
  const first = a && 'arrayValue' in a ? elements(a) : [];
  const second = b && 'arrayValue' in b ? elements(b) : [];
  return first.length - second.length || compareArrays(first, second);
}

function compareBytes(left: string, right: string): number {
  return left === right
    ? 0
    : Buffer.compare(Buffer.from(left, 'base64'), Buffer.from(right, 'base64'));
}

/** Firestore's total order of values of all types. */
export function compareValues(left: Value, right: Value): number {
  if ('stringValue' in left && 'stringValue' in right) {
    return compareStrings(left.stringValue, right.stringValue);
  }
  if ('booleanValue' in left && 'booleanValue' in right) {
    return order(left.booleanValue, right.booleanValue);
  }
  if ('timestampValue' in left && 'timestampValue' in right) {
    return order(parseTimestamp(left.timestampValue), parseTimestamp(right.timestampValue));
  }
  if ('bytesValue' in left && 'bytesValue' in right) {
    return compareBytes(left.bytesValue, right.bytesValue);
  }
  if ('referenceValue' in left && 'referenceValue' in right) {
    return compareNames(left.referenceValue, right.referenceValue);
  }
  if ('geoPointValue' in left && 'geoPointValue' in right) {
    return compareGeoPoints(left.geoPointValue, right.geoPointValue);
  }
  if ('arrayValue' in left && 'arrayValue' in right) {
    return compareArrays(elements(left), elements(right));
  }
  if (
    ('integerValue' in left || 'doubleValue' in left) &&
    ('integerValue' in right || 'doubleValue' in right)
  ) {
    return compareNumbers(left, right);
  }
  const kind = kindOf(left);
  const rank = KIND_ORDER[kind] - KIND_ORDER[kindOf(right)];
  if (rank !== 0) return rank;
  if ('mapValue' in left && 'mapValue' in right) {
    const compare = kind === 'vector' ? compareVectors : compareMaps;
    return compare(entries(left), entries(right));
  }
  return 0;
}

/** Equality for queries and array transforms: 1 equals 1.0, NaN equals NaN. */
export function equalValues(left: Value, right: Value): boolean {
  return compareValues(left, right) === 0;
}
