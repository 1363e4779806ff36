import { compareKeys } from './key-order';
import { indexOfChildren, type ChildIndex } from './child-index';
import type { Primitive, Priority } from './primitive';
import {
  ascending,
  fromSorted,
  getEntry,
  removeEntry,
  setEntry,
  sizeOf,
  type SortedTree,
} from './sorted-tree';

/** The content of a path: a value, children, or nothing (`null`). Nodes are immutable. */
export type DataNode = Leaf | Branch;
type Children = SortedTree<string, DataNode>;

export class Leaf {
  readonly kind = 'leaf';
  readonly value: Primitive;
  readonly priority: Priority;

  constructor(value: Primitive, priority: Priority = null) {
    this.value = value;
    this.priority = priority;
  }

  withPriority(priority: Priority): Leaf {
    return new Leaf(this.value, priority);
  }
}

/** At most this many sort orders are cached per branch; a further one evicts the oldest. */
const keptIndexes = 6;

export class Branch {
  readonly kind = 'branch';
  readonly children: Children;
  readonly priority: Priority;
  /** The transaction hash, computed on first use. */
  hash: string | null = null;
  #indexes: ReadonlyMap<string, ChildIndex<DataNode>>;

  constructor(
    children: Children,
    priority: Priority = null,
    indexes: ReadonlyMap<string, ChildIndex<DataNode>> = new Map(),
  ) {
    this.children = children;
    this.priority = priority;
    this.#indexes = indexes;
  }

  static of(entries: [key: string, node: DataNode][], priority: Priority = null): Branch | null {
    const children = fromSorted(entries.sort((a, b) => compareKeys(a[0], b[0])));
    return children === null ? null : new Branch(children, priority);
  }

  get size(): number {
    return sizeOf(this.children);
  }

  child(key: string): DataNode | null {
    return getEntry(this.children, key, compareKeys) ?? null;
  }

  /** Children in the order of their keys. */
  *entries(): Generator<readonly [key: string, node: DataNode], void> {
    for (const { key, value } of ascending(this.children)) yield [key, value];
  }

  withPriority(priority: Priority): Branch {
    return new Branch(this.children, priority, this.#indexes);
  }

  /** The branch with one child set or removed; null when no child is left. */
  withChild(key: string, node: DataNode | null): Branch | null {
    const before = this.child(key);
    if (before === node) return this;
    const children =
      node === null
        ? removeEntry(this.children, key, compareKeys)
        : setEntry(this.children, key, node, compareKeys);
    if (children === null) return null;
    const indexes = new Map<string, ChildIndex<DataNode>>();
    for (const [order, index] of this.#indexes)
      indexes.set(order, index.updated(key, before, node));
    return new Branch(children, this.priority, indexes);
  }

  /** The children in the given order, which `withChild` keeps up to date from then on. */
  index(order: string): ChildIndex<DataNode> {
    const found = this.#indexes.get(order);
    if (found) return found;
    const made = indexOfChildren<DataNode>(order, this.entries());
    const kept = [...this.#indexes].slice(-(keptIndexes - 1));
    this.#indexes = new Map([...kept, [order, made]]);
    return made;
  }
}
