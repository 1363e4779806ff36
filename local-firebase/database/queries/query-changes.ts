import type { DataNode } from '../tree/node';
import type { Query } from './query';
import { isInRange, queryWindow } from './query-window';

export type ChildChanges = ReadonlyMap<string, DataNode | null>;

function childOf(node: DataNode | null, name: string): DataNode | null {
  return node?.kind === 'branch' ? node.child(name) : null;
}

function rangeChanges(
  before: DataNode | null,
  after: DataNode | null,
  query: Query,
  names: Iterable<string>,
): ChildChanges {
  const includes = isInRange(query);
  const visible = (name: string, node: DataNode | null) =>
    node !== null && includes(name, node) ? node : null;
  const changes = new Map<string, DataNode | null>();
  for (const name of names) {
    const was = visible(name, childOf(before, name));
    const is = visible(name, childOf(after, name));
    if (was !== is) changes.set(name, is);
  }
  return changes;
}

function windowChanges(
  before: DataNode | null,
  after: DataNode | null,
  query: Query,
): ChildChanges {
  const was = queryWindow(before, query);
  const is = queryWindow(after, query);
  const changes = new Map<string, DataNode | null>();
  for (const name of was.keys()) if (!is.has(name)) changes.set(name, null);
  for (const [name, node] of is) if (was.get(name) !== node) changes.set(name, node);
  return changes;
}

/**
 * The changes of a query's result when the children `names` changed. Without a limit only those are checked; with a
 * limit, children enter and leave the window, so the two windows are compared.
 */
export function queryChanges(
  before: DataNode | null,
  after: DataNode | null,
  query: Query,
  names: Iterable<string>,
): ChildChanges {
  return query.limit === null
    ? rangeChanges(before, after, query, names)
    : windowChanges(before, after, query);
}
