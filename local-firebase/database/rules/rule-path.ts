import type { Path } from '../tree/path';
import type { RuleNode } from './rule-tree';

/** The rules of one path, with the values of their `$` variables. */
export interface RulePosition {
  readonly rules: RuleNode;
  readonly variables: ReadonlyMap<string, string>;
  readonly depth: number;
}

export function childRules(place: RulePosition, key: string): RulePosition | null {
  const named = place.rules.children.get(key);
  const depth = place.depth + 1;
  if (named) return { rules: named, variables: place.variables, depth };
  const { wildcard } = place.rules;
  if (wildcard === null) return null;
  return {
    rules: wildcard.node,
    variables: new Map([...place.variables, [wildcard.name, key]]),
    depth,
  };
}

/** The rules from the root down to `path`. */
export function* rulesAlong(root: RuleNode, path: Path): Generator<RulePosition, void> {
  let place: RulePosition | null = { rules: root, variables: new Map(), depth: 0 };
  yield place;
  for (const key of path) {
    place = childRules(place, key);
    if (place === null) return;
    yield place;
  }
}
