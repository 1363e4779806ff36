import * as fc from 'fast-check';
import { placesOf, withChange } from './change';

/** A payload that every rule must refuse, and the change that makes it invalid. */
export interface Mutant {
  readonly done: string;
  readonly payload: unknown;
}

type Place = readonly [path: string, value: unknown];

/** A server value, `{'.sv': …}`, is no object with paths of its own. */
const isServerValue = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '.sv' in value;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !isServerValue(value);

/** `withChange` splits keys at slashes; here a key is used unchanged. */
const withKey = (record: unknown, [path, value]: Place, key: string, to: unknown): unknown => {
  const entries = Object.entries(isObject(value) ? value : {});
  // A literal or an assignment would treat `__proto__` as more than a key.
  return withChange(record, { [path]: Object.fromEntries([...entries, [key, to]]) });
};

const KEYS = fc.oneof(
  fc.constantFrom(
    ...['__proto__', 'constructor', 'toString', 'admin', 'score', 'clause', 'uid2', '6', '-1'],
    ...['.value', '.sv', '.info', '..', '../..', 'a/b', '%2e%2e', '$uid', '$other', '#', '[0]', ''],
    ...['\u0000', '\u202E', 'ａｄｍｉｎ', 'İ', '名前', '😀', 'a'.repeat(769)],
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
);

const VALUES = fc.constantFrom<unknown>('x', 1, -0.5, { a: 1 }, { a: { b: 'c' } }, ['x'], '😀');

const extraKey = (record: unknown, places: readonly Place[]): fc.Arbitrary<Mutant> =>
  fc
    .tuple(fc.constantFrom(...places.filter(([, value]) => isObject(value))), KEYS, VALUES)
    .filter(([[, value], key]) => !(isObject(value) && Object.hasOwn(value, key)))
    // `.value` replaces all siblings: a list instead of a list is valid.
    .filter(
      ([[, value], key, to]) => !(key === '.value' && Array.isArray(value) && Array.isArray(to)),
    )
    .map(([place, key, to]) => ({
      done: `extra key ${JSON.stringify(key)} in '${place[0]}'`,
      payload: withKey(record, place, key, to),
    }));

/** Values of every other type. */
const otherTypes = (value: unknown): readonly unknown[] => {
  const all: readonly unknown[] = ['text', 5, true, { a: 'x' }, ['x', 'y'], { '.sv': 'nothing' }];
  const others = all.filter((each) => typeof each !== typeof value);
  return isObject(value) ? others : [...others, { a: { b: { c: 'x' } } }];
};

const otherType = (record: unknown, places: readonly Place[]): fc.Arbitrary<Mutant> =>
  fc
    .constantFrom(
      ...places.flatMap(([path, value]) => otherTypes(value).map((to) => [path, to] as const)),
    )
    .map(([path, to]) => ({
      done: `another type at '${path}': ${JSON.stringify(to)}`,
      payload: withChange(record, { [path]: to }),
    }));

const ofType = (places: readonly Place[], type: 'string' | 'number'): readonly Place[] =>
  places.filter(([, value]) => typeof value === type);

const tooLong = (record: unknown, places: readonly Place[]): fc.Arbitrary<Mutant> =>
  fc
    .tuple(
      fc.constantFrom(...ofType(places, 'string')),
      fc.constantFrom('a', 'あ', '😀', 'e\u0301', ' '),
      fc.integer({ min: 10_001, max: 40_000 }),
    )
    .map(([[path], unit, length]) => ({
      done: `${length} times '${unit}' at '${path}'`,
      payload: withChange(record, { [path]: unit.repeat(length) }),
    }));

const oddNumber = (record: unknown, places: readonly Place[]): fc.Arbitrary<Mutant> =>
  fc
    .tuple(
      fc.constantFrom(...ofType(places, 'number')),
      fc.constantFrom(-1, 0.5, -0.5, 1e-300, 1e300, -1e300, Number.MAX_VALUE, 2 ** 53, -(2 ** 31)),
    )
    .map(([[path], to]) => ({
      done: `${to} at '${path}'`,
      payload: withChange(record, { [path]: to }),
    }));

const withPriority = (record: unknown, place: Place, to: unknown): Mutant => {
  const [path, value] = place;
  const payload = isObject(value)
    ? withKey(record, place, '.priority', to)
    : withChange(record, { [path]: { '.value': value, '.priority': to } });
  return { done: `a priority at '${path}'`, payload };
};

const priority = (record: unknown, places: readonly Place[]): fc.Arbitrary<Mutant> =>
  fc
    .tuple(fc.constantFrom(...places), fc.constantFrom<unknown>(0, 1, 'p', 'あ'.repeat(1000)))
    .map(([place, to]) => withPriority(record, place, to));

/** The paths of a record that a rule can apply to. */
const rulePlaces = (record: unknown): readonly Place[] =>
  placesOf(record).filter(([path]) => !path.endsWith('.sv'));

/** A valid record with one invalid change. */
export function mutants(record: unknown): fc.Arbitrary<Mutant> {
  const places = rulePlaces(record);
  const kinds = [extraKey, otherType, priority];
  if (ofType(places, 'string').length > 0) kinds.push(tooLong);
  if (ofType(places, 'number').length > 0) kinds.push(oddNumber);
  return fc.oneof(...kinds.map((kind) => kind(record, places)));
}

/** A priority at each path of a record, one after another. */
export const withPriorities = (record: unknown): readonly Mutant[] =>
  rulePlaces(record).map((place) => withPriority(record, place, 1));
