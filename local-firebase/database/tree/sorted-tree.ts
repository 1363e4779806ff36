/**
 * A persistent (immutable) sorted map: a weight-balanced binary tree. Setting or removing one entry copies
 * only the O(log n) nodes on the way to it, so a wide list does not make a small write expensive.
 * Balance parameters after Hirai and Yamamoto, "Balancing weight-balanced trees" (2011): 3 and 2.
 */
export interface SortedTree<K, V> {
  readonly key: K;
  readonly value: V;
  readonly size: number;
  readonly left: SortedTree<K, V> | null;
  readonly right: SortedTree<K, V> | null;
}

export type Compare<K> = (a: K, b: K) => number;

type Tree<K, V> = SortedTree<K, V> | null;

export function sizeOf<K, V>(tree: Tree<K, V>): number {
  return tree === null ? 0 : tree.size;
}

function make<K, V>(key: K, value: V, left: Tree<K, V>, right: Tree<K, V>): SortedTree<K, V> {
  return {
    key,
    value,
    size: sizeOf(left) + sizeOf(right) + 1,
    left,
    right,
  };
}

function weight<K, V>(tree: Tree<K, V>): number {
  return sizeOf(tree) + 1;
}

function rotateLeft<K, V>(key: K, value: V, left: Tree<K, V>, right: SortedTree<K, V>) {
  const inner = right.left;
  if (inner === null || weight(inner) < 2 * weight(right.right))
    return make(right.key, right.value, make(key, value, left, inner), right.right);
  return make(
    inner.key,
    inner.value,
    make(key, value, left, inner.left),
    make(right.key, right.value, inner.right, right.right),
  );
}

function rotateRight<K, V>(key: K, value: V, left: SortedTree<K, V>, right: Tree<K, V>) {
  const inner = left.right;
  if (inner === null || weight(inner) < 2 * weight(left.left))
    return make(left.key, left.value, left.left, make(key, value, inner, right));
  return make(
    inner.key,
    inner.value,
    make(left.key, left.value, left.left, inner.left),
    make(key, value, inner.right, right),
  );
}

function balance<K, V>(key: K, value: V, left: Tree<K, V>, right: Tree<K, V>): SortedTree<K, V> {
  if (right !== null && weight(right) > 3 * weight(left))
    return rotateLeft(key, value, left, right);
  if (left !== null && weight(left) > 3 * weight(right))
    return rotateRight(key, value, left, right);
  return make(key, value, left, right);
}

export function getEntry<K, V>(tree: Tree<K, V>, key: K, compare: Compare<K>): V | undefined {
  let at = tree;
  while (at !== null) {
    const order = compare(key, at.key);
    if (order === 0) return at.value;
    at = order < 0 ? at.left : at.right;
  }
  return undefined;
}

export function setEntry<K, V>(
  tree: Tree<K, V>,
  key: K,
  value: V,
  compare: Compare<K>,
): SortedTree<K, V> {
  if (tree === null) return make(key, value, null, null);
  const order = compare(key, tree.key);
  if (order === 0) return make(key, value, tree.left, tree.right);
  return order < 0
    ? balance(tree.key, tree.value, setEntry(tree.left, key, value, compare), tree.right)
    : balance(tree.key, tree.value, tree.left, setEntry(tree.right, key, value, compare));
}

function firstEntry<K, V>(tree: SortedTree<K, V>): SortedTree<K, V> {
  let at = tree;
  while (at.left !== null) at = at.left;
  return at;
}

function withoutFirst<K, V>(tree: SortedTree<K, V>): Tree<K, V> {
  return tree.left === null
    ? tree.right
    : balance(tree.key, tree.value, withoutFirst(tree.left), tree.right);
}

function join<K, V>(left: Tree<K, V>, right: Tree<K, V>): Tree<K, V> {
  if (left === null) return right;
  if (right === null) return left;
  const next = firstEntry(right);
  return balance(next.key, next.value, left, withoutFirst(right));
}

export function removeEntry<K, V>(tree: Tree<K, V>, key: K, compare: Compare<K>): Tree<K, V> {
  if (tree === null) return null;
  const order = compare(key, tree.key);
  if (order === 0) return join(tree.left, tree.right);
  return order < 0
    ? balance(tree.key, tree.value, removeEntry(tree.left, key, compare), tree.right)
    : balance(tree.key, tree.value, tree.left, removeEntry(tree.right, key, compare));
}

/** Builds a tree in O(n) from sorted entries without duplicate keys. */
export function fromSorted<K, V>(entries: readonly (readonly [K, V])[]): Tree<K, V> {
  const build = (from: number, to: number): Tree<K, V> => {
    const middle = (from + to) >> 1;
    const entry = entries[middle];
    if (from >= to || entry === undefined) return null;
    return make(entry[0], entry[1], build(from, middle), build(middle + 1, to));
  };
  return build(0, entries.length);
}

/** Ascending entries from the first one for which `isBefore` is false; `isBefore` must be monotonic. */
export function* ascending<K, V>(
  tree: Tree<K, V>,
  isBefore?: (key: K) => boolean,
): Generator<SortedTree<K, V>, void> {
  const stack: SortedTree<K, V>[] = [];
  let at = tree;
  for (;;) {
    while (at !== null) {
      if (isBefore?.(at.key)) at = at.right;
      else {
        stack.push(at);
        at = at.left;
      }
    }
    const next = stack.pop();
    if (next === undefined) return;
    yield next;
    at = next.right;
  }
}

/** Descending entries from the last one for which `isAfter` is false; `isAfter` must be monotonic. */
export function* descending<K, V>(
  tree: Tree<K, V>,
  isAfter?: (key: K) => boolean,
): Generator<SortedTree<K, V>, void> {
  const stack: SortedTree<K, V>[] = [];
  let at = tree;
  for (;;) {
    while (at !== null) {
      if (isAfter?.(at.key)) at = at.left;
      else {
        stack.push(at);
        at = at.right;
      }
    }
    const next = stack.pop();
    if (next === undefined) return;
    yield next;
    at = next.left;
  }
}
