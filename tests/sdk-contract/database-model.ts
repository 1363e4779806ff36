/** A value in its written and exported form: a primitive, children, or either with `.value` and `.priority`. */
export type Json = Primitive | null | { readonly [key: string]: Json };
export type Primitive = string | number | boolean;

interface ModelBound {
  readonly value: Primitive | null;
  readonly key: string | undefined;
  readonly isInclusive: boolean;
}

export interface ModelQuery {
  /** `.key`, `.value`, `.priority` or the path of a child. */
  readonly orderBy: string;
  readonly start: ModelBound | null;
  readonly end: ModelBound | null;
  readonly first: number | null;
  readonly last: number | null;
}

export interface ModelResult {
  readonly json: Json;
  readonly keys: readonly string[];
}

const childrenOf = (json: Json): (readonly [key: string, child: Json])[] =>
  typeof json === 'object' && json !== null && !('.value' in json)
    ? Object.entries(json).filter(([key]) => key !== '.priority')
    : [];

const ownPriority = (json: Json): Json =>
  typeof json === 'object' && json !== null ? (json['.priority'] ?? null) : null;

const leafOf = (json: Json): Primitive | null => {
  if (typeof json !== 'object') return json;
  const value = json?.['.value'] ?? null;
  return typeof value === 'object' ? null : value;
};

const typeOrder = ['boolean', 'number', 'string'];

/** null, then booleans, numbers, strings, and objects. */
const compareValues = (a: Json, b: Json): number => {
  const rank = (json: Json) => {
    if (json === null) return -1;
    const leaf = leafOf(json);
    return leaf === null ? typeOrder.length : typeOrder.indexOf(typeof leaf);
  };
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  const [one, two] = [leafOf(a), leafOf(b)];
  if (one === null || two === null || one === two) return 0;
  return one < two ? -1 : 1;
};

/** Integers by value, then the other keys by their characters. */
const compareKeys = (a: string, b: string): number => {
  const isNumber = [a, b].map((key) => /^\d+$/.test(key));
  if (isNumber[0] && isNumber[1]) return Number(a) - Number(b);
  if (isNumber[0] !== isNumber[1]) return isNumber[0] ? -1 : 1;
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

const at = (json: Json, path: readonly string[]): Json => {
  let found = json;
  for (const key of path) found = childrenOf(found).find(([name]) => name === key)?.[1] ?? null;
  return found;
};

/** A reference model of the database as a list of values and a list of priorities: simple instead of fast. */
export const createModel = () => {
  const values = new Map<string, Primitive>();
  const priorities = new Map<string, Primitive>();

  const isBelow = (path: string, above: string) => above === '' || path.startsWith(`${above}/`);
  const exists = (path: string) =>
    [...values.keys()].some((each) => each === path || isBelow(each, path));

  const put = (path: string, json: Json): void => {
    const leaf = leafOf(json);
    if (leaf !== null) {
      for (const each of values.keys()) if (isBelow(path, each)) values.delete(each);
      values.set(path, leaf);
    }
    for (const [key, child] of childrenOf(json)) put(path === '' ? key : `${path}/${key}`, child);
    const priority = ownPriority(json);
    if (priority !== null && typeof priority !== 'object') priorities.set(path, priority);
  };

  const exported = (path: string): Json => {
    const priority = priorities.get(path);
    const value = values.get(path);
    if (value !== undefined)
      return priority === undefined ? value : { '.value': value, '.priority': priority };
    const depth = path === '' ? 0 : path.split('/').length;
    const below = [...values.keys()].filter((each) => isBelow(each, path));
    if (below.length === 0) return null;
    const keys = [...new Set(below.map((each) => each.split('/')[depth] ?? ''))];
    return Object.fromEntries([
      ...keys.map((key) => [key, exported(path === '' ? key : `${path}/${key}`)] as const),
      ...(priority === undefined ? [] : [['.priority', priority] as const]),
    ]);
  };

  return {
    exported,
    set(path: string, json: Json) {
      for (const map of [values, priorities])
        for (const each of map.keys()) if (each === path || isBelow(each, path)) map.delete(each);
      put(path, json);
      for (const each of priorities.keys()) if (!exists(each)) priorities.delete(each);
    },
    setPriority(path: string, priority: Primitive | null) {
      if (priority === null || !exists(path)) priorities.delete(path);
      else priorities.set(path, priority);
    },
  };
};

/** The result of a query at a path. */
export const ask = (json: Json, query: ModelQuery): ModelResult => {
  const valueOf = (child: Json): Json => {
    if (query.orderBy === '.value') return child;
    if (query.orderBy === '.priority') return ownPriority(child);
    return at(child, query.orderBy.split('/'));
  };
  type Child = readonly [key: string, child: Json];
  const compareTo = (bound: ModelBound, [key, child]: Child): number => {
    if (query.orderBy === '.key') return compareKeys(key, String(bound.value));
    const order = compareValues(valueOf(child), bound.value);
    if (order !== 0 || bound.key === undefined) return order;
    return compareKeys(key, bound.key);
  };
  const isAfterStart = (child: Child) => {
    const order = query.start === null ? 1 : compareTo(query.start, child);
    return order > 0 || (order === 0 && query.start?.isInclusive === true);
  };
  const isBeforeEnd = (child: Child) => {
    const order = query.end === null ? -1 : compareTo(query.end, child);
    return order < 0 || (order === 0 && query.end?.isInclusive === true);
  };
  const sorted = childrenOf(json).sort(
    ([key, child], [otherKey, other]) =>
      (query.orderBy === '.key' ? 0 : compareValues(valueOf(child), valueOf(other))) ||
      compareKeys(key, otherKey),
  );
  const { start, end, first, last } = query;
  const keysOf = (children: readonly Child[]) => children.map(([key]) => key);
  if ([start, end, first, last].every((each) => each === null))
    return { json, keys: keysOf(sorted) };
  const inRange = sorted.filter((child) => isAfterStart(child) && isBeforeEnd(child));
  const window = inRange.slice(last === null ? 0 : -last, first ?? undefined);
  return {
    json: window.length === 0 ? null : Object.fromEntries(window),
    keys: keysOf(window),
  };
};
