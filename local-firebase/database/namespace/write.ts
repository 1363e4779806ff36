import { DataError } from '../tree/data-error';
import { nodeFromJson } from '../tree/from-json';
import { checkPath } from '../tree/limits';
import type { DataNode } from '../tree/node';
import type { Path } from '../tree/path';
import { isSameNode, nodeAt, priorityKey, setAt } from '../tree/tree';

/** One place and the JSON (export format) that it is set to. */
export interface WriteOperation {
  readonly path: Path;
  readonly json: unknown;
}

export interface AppliedWrite {
  readonly after: DataNode | null;
  /** The places written to, without `.priority`; some may hold what they held before. */
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
  // Keeping what is equal keeps its identity, by which everything after this sees that nothing changed.
  return isSameNode(before, node) ? before : node;
}

/**
 * Applies operations to a tree, all of them on top of the same data.
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
