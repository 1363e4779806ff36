import { equals, includes, setOf } from '../values/equality';
import { asElements, asList, asMap, asSet, asString } from '../values/expect-type';
import type { RuleValue } from '../values/rule-value';
import { EvaluationError, RuleMap, RuleMapDiff, isList } from '../values/rule-value';
import type { Method } from './operation';
import { argument } from './operation';

/** The methods that lists and sets share. */
const MEMBERSHIP: Readonly<Record<string, Method>> = {
  size: { arity: [0, 0], apply: (collection) => BigInt(asElements(collection).length) },
  hasAll: {
    arity: [1, 1],
    apply: (collection, args) =>
      asElements(argument(args, 0)).every((value) => includes(asElements(collection), value)),
  },
  hasAny: {
    arity: [1, 1],
    apply: (collection, args) =>
      asElements(argument(args, 0)).some((value) => includes(asElements(collection), value)),
  },
  hasOnly: {
    arity: [1, 1],
    apply: (collection, args) =>
      asElements(collection).every((value) => includes(asElements(argument(args, 0)), value)),
  },
};

export const LIST_METHODS: Readonly<Record<string, Method>> = {
  ...MEMBERSHIP,
  concat: { arity: [1, 1], apply: (list, args) => [...asList(list), ...asList(argument(args, 0))] },
  join: {
    arity: [1, 1],
    apply: (list, args) =>
      asList(list)
        .map(asString)
        .join(asString(argument(args, 0))),
  },
  removeAll: {
    arity: [1, 1],
    apply: (list, args) => {
      const removed = asList(argument(args, 0));
      return asList(list).filter((value) => !includes(removed, value));
    },
  },
  toSet: { arity: [0, 0], apply: (list) => setOf(asList(list)) },
};

export const SET_METHODS: Readonly<Record<string, Method>> = {
  ...MEMBERSHIP,
  union: {
    arity: [1, 1],
    apply: (set, args) => setOf([...asSet(set).elements, ...asSet(argument(args, 0)).elements]),
  },
  intersection: {
    arity: [1, 1],
    apply: (set, args) => {
      const other = asSet(argument(args, 0)).elements;
      return setOf(asSet(set).elements.filter((value) => includes(other, value)));
    },
  },
  difference: {
    arity: [1, 1],
    apply: (set, args) => {
      const other = asSet(argument(args, 0)).elements;
      return setOf(asSet(set).elements.filter((value) => !includes(other, value)));
    },
  },
};

/** `map.get('a', default)` and `map.get(['a', 'b'], default)`. */
function getAt(map: RuleMap, key: RuleValue, fallback: RuleValue): RuleValue {
  const path = isList(key) ? key : [key];
  let current: RuleValue = map;
  for (const segment of path) {
    const next: RuleValue | undefined =
      current instanceof RuleMap ? current.entries.get(asString(segment)) : undefined;
    if (next === undefined) return fallback;
    current = next;
  }
  return current;
}

export const MAP_METHODS: Readonly<Record<string, Method>> = {
  size: { arity: [0, 0], apply: (map) => BigInt(asMap(map).entries.size) },
  keys: { arity: [0, 0], apply: (map) => [...asMap(map).entries.keys()].sort() },
  values: { arity: [0, 0], apply: (map) => [...asMap(map).entries.values()] },
  get: {
    arity: [2, 2],
    apply: (map, args) => getAt(asMap(map), argument(args, 0), argument(args, 1)),
  },
  diff: {
    arity: [1, 1],
    apply: (map, args) => new RuleMapDiff(asMap(map), asMap(argument(args, 0))),
  },
};

type KeyTest = (left: RuleValue | undefined, right: RuleValue | undefined) => boolean;

const isChanged: KeyTest = (left, right) =>
  left !== undefined && right !== undefined && !equals(left, right);

function diffKeys(test: KeyTest): Method {
  return {
    arity: [0, 0],
    apply: (diff) => {
      if (!(diff instanceof RuleMapDiff)) throw new EvaluationError('Expected map_diff.');
      const { left, right } = diff;
      const keys = new Set([...left.entries.keys(), ...right.entries.keys()]);
      return setOf([...keys].filter((key) => test(left.entries.get(key), right.entries.get(key))));
    },
  };
}

/** Keys of `after.diff(before)`: added ones are in `after` alone. */
export const MAP_DIFF_METHODS: Readonly<Record<string, Method>> = {
  addedKeys: diffKeys((_left, right) => right === undefined),
  removedKeys: diffKeys((left) => left === undefined),
  changedKeys: diffKeys(isChanged),
  affectedKeys: diffKeys(
    (left, right) => left === undefined || right === undefined || isChanged(left, right),
  ),
  unchangedKeys: diffKeys(
    (left, right) => left !== undefined && right !== undefined && equals(left, right),
  ),
};
