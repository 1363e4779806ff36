import type { WriteOperation } from '../namespace/write';
import { isPrefix, type Path } from '../tree/path';

export interface OnDisconnect {
  /** Replaces what was planned for the same places. */
  plan(operations: readonly WriteOperation[]): void;
  /** Drops what is planned at the path and below. */
  cancel(path: Path): void;
  /** Hands out what is planned, once. */
  take(): readonly WriteOperation[];
}

/** What a connection wants to have written when it ends. */
export const createOnDisconnect = (): OnDisconnect => {
  let planned: readonly WriteOperation[] = [];
  const isSame = (a: Path, b: Path) => a.length === b.length && isPrefix(a, b);
  return {
    plan(operations) {
      planned = [
        ...planned.filter(({ path }) => !operations.some((each) => isSame(each.path, path))),
        ...operations,
      ];
    },
    cancel(path) {
      planned = planned.filter((each) => !isPrefix(path, each.path));
    },
    take() {
      const operations = planned;
      planned = [];
      return operations;
    },
  };
};
