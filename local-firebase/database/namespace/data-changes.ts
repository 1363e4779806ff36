import type { Query } from '../queries/query';
import { queryChanges } from '../queries/query-changes';
import { queryView } from '../queries/query-window';
import type { DataNode } from '../tree/node';
import { isPrefix, pathText, type Path } from '../tree/path';
import { exportText } from '../tree/to-json';
import { nodeAt } from '../tree/tree';
import type { DataChange, Listener } from './listener';

export interface Transition {
  readonly before: DataNode | null;
  readonly after: DataNode | null;
  /** Paths at which the two trees differ. */
  readonly paths: readonly Path[];
}

function put(path: Path, node: DataNode | null): DataChange {
  return {
    kind: 'put',
    path,
    json: exportText(node),
  };
}

function merge(path: Path, parts: Iterable<readonly [string, DataNode | null]>): DataChange {
  return {
    kind: 'merge',
    path,
    json: `{${Array.from(parts, ([key, node]) => `${JSON.stringify(key)}:${exportText(node)}`).join(',')}}`,
  };
}

function plainChange(path: Path, { after, paths }: Transition): DataChange {
  const [first, ...rest] = paths;
  if (first === undefined || paths.some((each) => each.length <= path.length))
    return put(path, nodeAt(after, path));
  if (rest.length === 0) return put(first, nodeAt(after, first));
  return merge(
    path,
    paths.map((each) => [each.slice(path.length).join('/'), nodeAt(after, each)] as const),
  );
}

function queryChange(
  path: Path,
  query: Query,
  { before, after, paths }: Transition,
): DataChange | null {
  const is = nodeAt(after, path);
  if (paths.some((each) => each.length <= path.length)) return put(path, queryView(is, query));
  const names = new Set(paths.map((each) => each[path.length] ?? ''));
  const changes = queryChanges(nodeAt(before, path), is, query, names);
  return changes.size === 0 ? null : merge(path, changes);
}

/**
 * Changes to send to the listeners after one transition. Listeners with the same view share one change, so that it is
 * computed and encoded once.
 */
export function createChangeSource(transition: Transition) {
  const known = new Map<string, DataChange | null>();
  return ({ path, query }: Listener): DataChange | null => {
    const key = query === null ? pathText(path) : `${pathText(path)} ${JSON.stringify(query)}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const relevant = {
      ...transition,
      paths: transition.paths.filter((each) => isPrefix(path, each) || isPrefix(each, path)),
    };
    const isUnchanged = nodeAt(transition.before, path) === nodeAt(transition.after, path);
    let change: DataChange | null = null;
    if (!isUnchanged)
      change = query === null ? plainChange(path, relevant) : queryChange(path, query, relevant);
    known.set(key, change);
    return change;
  };
}
