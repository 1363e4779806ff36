import type { DataNode } from '../tree/node';
import { parsePath, type Path } from '../tree/path';
import { nodeAt } from '../tree/tree';

/** The variables `data`, `newData` and `root`: a path in a tree. */
export class RuleSnapshot {
  readonly #root: DataNode | null;
  readonly #path: Path;
  readonly node: DataNode | null;

  constructor(root: DataNode | null, path: Path) {
    this.#root = root;
    this.#path = path;
    this.node = nodeAt(root, path);
  }

  child(path: string): RuleSnapshot {
    return new RuleSnapshot(this.#root, [...this.#path, ...parsePath(path)]);
  }

  /** Null at the root. */
  parent(): RuleSnapshot | null {
    return this.#path.length === 0 ? null : new RuleSnapshot(this.#root, this.#path.slice(0, -1));
  }
}
