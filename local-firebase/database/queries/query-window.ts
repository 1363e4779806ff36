import { compareSortKeys, sortValueOf, type IndexEntries, type SortKey } from '../tree/child-index';
import { compareKeys, maxName, minName } from '../tree/key-order';
import { Branch, type DataNode } from '../tree/node';
import { ascending, descending } from '../tree/sorted-tree';
import type { Bound, Query } from './query';

export type Window = ReadonlyMap<string, DataNode>;

type Outside<K> = (key: K) => boolean;

interface Range<K> {
  readonly isBefore: Outside<K>;
  readonly isAfter: Outside<K>;
}

function nothing() {
  return false;
}

function keyRange(query: Query): Range<string> {
  const side = (bound: Bound | null, open: string, sign: 1 | -1): Outside<string> => {
    if (bound === null) return nothing;
    const edge = bound.value === null ? open : String(bound.value);
    return (key) => {
      const order = compareKeys(key, edge) * sign;
      return bound.isInclusive ? order < 0 : order <= 0;
    };
  };
  return { isBefore: side(query.start, minName, 1), isAfter: side(query.end, maxName, -1) };
}

function valueRange(query: Query): Range<SortKey> {
  const side = (bound: Bound | null, open: string, sign: 1 | -1): Outside<SortKey> => {
    if (bound === null) return nothing;
    const edge: SortKey = { value: bound.value, name: bound.name ?? open };
    return (key) => {
      const order = compareSortKeys(key, edge) * sign;
      return bound.isInclusive ? order < 0 : order <= 0;
    };
  };
  return { isBefore: side(query.start, minName, 1), isAfter: side(query.end, maxName, -1) };
}

function take<K>(
  entries: Iterable<{ readonly key: K; readonly value: DataNode }>,
  isOutside: Outside<K>,
  nameOf: (key: K) => string,
  limit: number | null,
): [string, DataNode][] {
  const taken: [string, DataNode][] = [];
  for (const { key, value } of entries) {
    if (isOutside(key) || (limit !== null && taken.length >= limit)) break;
    taken.push([nameOf(key), value]);
  }
  return taken;
}

function keyWindow(node: Branch, query: Query) {
  const { isBefore, isAfter } = keyRange(query);
  const name = (key: string) => key;
  return query.keeps === 'last'
    ? take(descending(node.children, isAfter), isBefore, name, query.limit).reverse()
    : take(ascending(node.children, isBefore), isAfter, name, query.limit);
}

function valueWindow(entries: IndexEntries<DataNode> | null, query: Query) {
  const { isBefore, isAfter } = valueRange(query);
  const name = (key: SortKey) => key.name;
  return query.keeps === 'last'
    ? take(descending(entries, isAfter), isBefore, name, query.limit).reverse()
    : take(ascending(entries, isBefore), isAfter, name, query.limit);
}

/** The children that a query selects, in its order; a leaf has none. */
export function queryWindow(node: DataNode | null, query: Query): Window {
  if (node?.kind !== 'branch') return new Map();
  return new Map(
    query.orderBy === '.key'
      ? keyWindow(node, query)
      : valueWindow(node.index(query.orderBy).entries, query),
  );
}

/** The node that a client of the query gets: the selected children, without the parent's priority. */
export function queryView(node: DataNode | null, query: Query): Branch | null {
  return Branch.of([...queryWindow(node, query)]);
}

/** Whether a child is in the query's range, ignoring its limit. */
export function isInRange(query: Query): (name: string, node: DataNode) => boolean {
  if (query.orderBy === '.key') {
    const { isBefore, isAfter } = keyRange(query);
    return (name) => !isBefore(name) && !isAfter(name);
  }
  const { isBefore, isAfter } = valueRange(query);
  const sortValue = sortValueOf(query.orderBy);
  return (name, node) => {
    const key: SortKey = { name, value: sortValue(node) };
    return !isBefore(key) && !isAfter(key);
  };
}
