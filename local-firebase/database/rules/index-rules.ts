import { pathText, type Path } from '../tree/path';
import { rulesAlong } from './rule-path';
import type { RuleNode } from './rule-tree';

/** Whether the rules declare this order, or it needs no declaration. */
export function isIndexed(rules: RuleNode, path: Path, orderBy: string): boolean {
  if (orderBy === '.key' || orderBy === '.priority') return true;
  for (const place of rulesAlong(rules, path))
    if (place.depth === path.length) return place.rules.indexes.has(orderBy);
  return false;
}

/** The service's error for a query without an index. */
export function missingIndex(path: Path, orderBy: string): string {
  return `Index not defined, add ".indexOn": "${orderBy}", for path "${pathText(path)}", to the rules`;
}
