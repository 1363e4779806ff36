import { Branch, type DataNode, type Leaf } from './node';
import type { Path } from './path';
import type { Priority } from './primitive';
import { fromSorted } from './sorted-tree';

export const priorityKey = '.priority';

export function nodeAt(root: DataNode | null, path: Path): DataNode | null {
  let at = root;
  for (const key of path) {
    if (at === null || at.kind === 'leaf') return null;
    at = at.child(key);
  }
  return at;
}

function single(key: string, node: DataNode, priority: Priority): Branch | null {
  const children = fromSorted([[key, node] as const]);
  return children === null ? null : new Branch(children, priority);
}

function setChild(parent: DataNode | null, key: string, child: DataNode | null) {
  if (parent?.kind === 'branch') return parent.withChild(key, child);
  // Removing a child of a leaf leaves the leaf; setting a child replaces it.
  if (child === null) return parent;
  return single(key, child, parent?.priority ?? null);
}

function asPriority(node: DataNode | null): Priority {
  return node?.kind === 'leaf' && typeof node.value !== 'boolean' ? node.value : null;
}

/** The tree with `node` at `path`. A path that ends in `.priority` sets the priority of the node above. */
export function setAt(root: DataNode | null, path: Path, node: DataNode | null): DataNode | null {
  const [key, ...rest] = path;
  if (key === undefined) return node;
  if (key === priorityKey) return root && root.withPriority(asPriority(node));
  const before = root?.kind === 'branch' ? root.child(key) : null;
  const after = setAt(before, rest, node);
  return before === after && root?.kind !== 'leaf' ? root : setChild(root, key, after);
}

export function isSameNode(a: DataNode | null, b: DataNode | null): boolean {
  if (a === b) return true;
  if (a === null || b === null || a.priority !== b.priority) return false;
  if (a.kind === 'leaf') return b.kind === 'leaf' && a.value === b.value;
  if (b.kind === 'leaf' || a.size !== b.size) return false;
  const others = b.entries();
  for (const [key, node] of a.entries()) {
    const other = others.next();
    if (other.done || other.value[0] !== key || !isSameNode(node, other.value[1])) return false;
  }
  return true;
}

export function isLeaf(node: DataNode | null): node is Leaf {
  return node?.kind === 'leaf';
}
