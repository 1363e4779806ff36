import type { Path } from '../tree/path';
import type { Listener } from './listener';

interface ListenNode {
  readonly children: Map<string, ListenNode>;
  readonly listeners: Set<Listener>;
}

export interface ListenTree {
  add(listener: Listener): void;
  remove(listener: Listener): void;
  all(): ReadonlySet<Listener>;
  /** Listeners above, at and below any of the paths. */
  affectedBy(paths: readonly Path[]): ReadonlySet<Listener>;
}

function createPlace(): ListenNode {
  return { children: new Map(), listeners: new Set() };
}

function collectBelow(place: ListenNode, found: Set<Listener>): void {
  for (const child of place.children.values()) {
    for (const listener of child.listeners) found.add(listener);
    collectBelow(child, found);
  }
}

function removeFrom(place: ListenNode, listener: Listener, depth: number): void {
  const key = listener.path[depth];
  if (key === undefined) {
    place.listeners.delete(listener);
    return;
  }
  const child = place.children.get(key);
  if (child === undefined) return;
  removeFrom(child, listener, depth + 1);
  if (child.listeners.size === 0 && child.children.size === 0) place.children.delete(key);
}

/** Listeners by path, so that a write costs only as much as the listeners that it affects. */
export function createListenTree(): ListenTree {
  const root = createPlace();
  const all = new Set<Listener>();

  const collect = (path: Path, found: Set<Listener>): void => {
    let place: ListenNode | undefined = root;
    for (const listener of root.listeners) found.add(listener);
    for (const key of path) {
      place = place.children.get(key);
      if (place === undefined) return;
      for (const listener of place.listeners) found.add(listener);
    }
    collectBelow(place, found);
  };

  return {
    add(listener) {
      let place = root;
      for (const key of listener.path) {
        const child = place.children.get(key) ?? createPlace();
        place.children.set(key, child);
        place = child;
      }
      place.listeners.add(listener);
      all.add(listener);
    },
    remove(listener) {
      all.delete(listener);
      removeFrom(root, listener, 0);
    },
    all: () => all,
    affectedBy(paths) {
      const found = new Set<Listener>();
      for (const path of paths) collect(path, found);
      return found;
    },
  };
}
