import { DataError } from '../tree/data-error';
import { nodeFromJson } from '../tree/from-json';
import { checkPath } from '../tree/limits';
import type { DataNode } from '../tree/node';
import type { Path } from '../tree/path';
import { isSameNode, nodeAt, priorityKey, setAt } from '../tree/tree';

/** A path and the JSON (export format) to set there. */
export interface WriteOperation {
  readonly path: Path;
  readonly json: unknown;
}

export interface AppliedWrite {
  readonly after: DataNode | null;
  /** The written paths, without `.priority`; some may be unchanged. */
  readonly paths: readonly Path[];
}

function withoutPriority(path: Path): Path {
  return path.at(-1) === priorityKey ? path.slice(0, -1) : path;
}

function readOperation({ path, json }: WriteOperation, root: DataNode | null, now: number) {
  checkPath(path);
  const before = nodeAt(root, path);
  const node = nodeFromJson(json, { now, depth: path.length }, before);
  if (path.at(-1) === priorityKey && node !== null) {
    const isPriority = node.kind === 'leaf' && typeof node.value !== 'boolean';
    if (!isPriority) throw new DataError('Priority must be a string, a number or null');
  }
  // Equal nodes keep their identity, by which later steps see that nothing changed.
  return isSameNode(before, node) ? before : node;
}

/**
 * Applies operations to a tree, all of them based on the same data.
 * @throws {DataError}
 */
export function applyWrite(
  before: DataNode | null,
  operations: readonly WriteOperation[],
  now: number,
): AppliedWrite {
  let after = before;
  for (const operation of operations)
    after = setAt(after, operation.path, readOperation(operation, before, now));
  return { after, paths: operations.map(({ path }) => withoutPriority(path)) };
}
