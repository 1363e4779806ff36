import { compareKeys } from './key-order';
import type { Primitive, Priority } from './primitive';
import { fromSorted, removeEntry, setEntry, type SortedTree } from './sorted-tree';

/** The sort key of a child. Nodes with children sort after all values and compare equal. */
export type SortValue = Primitive | null | typeof sortsAsObject;
const sortsAsObject = Symbol('a node with children');

/** The part of a node that its sort position depends on. */
type SortedNode =
  | { readonly kind: 'leaf'; readonly value: Primitive; readonly priority: Priority }
  | {
      readonly kind: 'branch';
      readonly priority: Priority;
      child(key: string): SortedNode | null;
    };

export interface SortKey {
  readonly value: SortValue;
  readonly name: string;
}

export type IndexEntries<N> = SortedTree<SortKey, N>;

function rank(value: SortValue): number {
  if (value === null) return 0;
  if (value === false) return 1;
  if (value === true) return 2;
  if (typeof value === 'number') return 3;
  return typeof value === 'string' ? 4 : 5;
}

function compareValues(a: SortValue, b: SortValue): number {
  const byRank = rank(a) - rank(b);
  if (byRank !== 0) return byRank;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a === b ? 0 : a < b ? -1 : 1;
  return 0;
}

export function compareSortKeys(a: SortKey, b: SortKey): number {
  return compareValues(a.value, b.value) || compareKeys(a.name, b.name);
}

function asSortValue(node: SortedNode | null): SortValue {
  if (node === null) return null;
  return node.kind === 'leaf' ? node.value : sortsAsObject;
}

function descend(node: SortedNode | null, path: readonly string[]): SortedNode | null {
  let at = node;
  for (const key of path) {
    if (at === null || at.kind === 'leaf') return null;
    at = at.child(key);
  }
  return at;
}

/** `.key`, `.value`, `.priority`, or the path below a child by which children are ordered. */
export function sortValueOf(order: string): (node: SortedNode) => SortValue {
  if (order === '.key') return () => null;
  if (order === '.value') return asSortValue;
  if (order === '.priority') return (node) => node.priority;
  const path = order.split('/').filter((key) => key !== '');
  return (node) => asSortValue(descend(node, path));
}

export interface ChildIndex<N> {
  readonly entries: IndexEntries<N> | null;
  updated(name: string, before: N | null, after: N | null): ChildIndex<N>;
}

function createIndex<N>(
  sortValue: (node: N) => SortValue,
  entries: IndexEntries<N> | null,
): ChildIndex<N> {
  return {
    entries,
    updated(name, before, after) {
      const removed =
        before === null
          ? entries
          : removeEntry(entries, { name, value: sortValue(before) }, compareSortKeys);
      return createIndex(
        sortValue,
        after === null
          ? removed
          : setEntry(removed, { name, value: sortValue(after) }, after, compareSortKeys),
      );
    },
  };
}

export function indexOfChildren<N extends SortedNode>(
  order: string,
  children: Iterable<readonly [name: string, node: N]>,
): ChildIndex<N> {
  const sortValue = sortValueOf(order);
  const entries = Array.from(children, ([name, node]): [SortKey, N] => [
    { name, value: sortValue(node) },
    node,
  ]);
  return createIndex(sortValue, fromSorted(entries.sort((a, b) => compareSortKeys(a[0], b[0]))));
}
