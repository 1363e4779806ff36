import type { Identity } from '../identity';
import type { Query } from '../queries/query';
import type { DataNode } from '../tree/node';
import type { Path } from '../tree/path';
import { nodeAt } from '../tree/tree';
import { EvaluationError, toRuleValue, type RuleValue } from './expression/rule-value';
import type { Scope } from './expression/scope';
import { queryValue } from './query-value';
import { childRules, rulesAlong, type RulePosition } from './rule-path';
import { RuleSnapshot } from './rule-snapshot';
import type { Rule, RuleNode } from './rule-tree';

export interface ReadAccess {
  readonly isAllowed: boolean;
  /** Whether the decision depends on the data. */
  readonly dependsOnData: boolean;
}

export interface WriteRequest {
  readonly identity: Identity;
  readonly before: DataNode | null;
  readonly after: DataNode | null;
  /** The written paths, without `.priority`. */
  readonly paths: readonly Path[];
  readonly now: number;
}

export interface ReadRequest {
  readonly identity: Identity;
  readonly root: DataNode | null;
  readonly path: Path;
  readonly query: Query | null;
  readonly now: number;
}

function isMet(rule: Rule, scope: Scope): boolean {
  try {
    return rule.evaluate(scope) === true;
  } catch (error) {
    if (error instanceof EvaluationError) return false;
    throw error;
  }
}

function authValue(identity: Identity): RuleValue {
  return identity.kind === 'owner' ? null : toRuleValue(identity.auth);
}

export function readAccess(rules: RuleNode, request: ReadRequest): ReadAccess {
  const { identity, root, path, query, now } = request;
  if (identity.kind === 'owner') return { isAllowed: true, dependsOnData: false };
  const common = {
    auth: authValue(identity),
    now,
    root: new RuleSnapshot(root, []),
    newData: null,
    query: queryValue(query),
  };
  let dependsOnData = false;
  for (const { rules: at, variables, depth } of rulesAlong(rules, path)) {
    if (at.read === null) continue;
    const data = new RuleSnapshot(root, path.slice(0, depth));
    if (isMet(at.read, { ...common, data, variables }))
      return { isAllowed: true, dependsOnData: dependsOnData || at.read.readsData };
    dependsOnData ||= at.read.readsData;
  }
  return { isAllowed: false, dependsOnData };
}

type ScopeAt = (place: RulePosition, path: Path) => Scope;

function scopes({ identity, before, after, now }: WriteRequest): ScopeAt {
  const common = {
    auth: authValue(identity),
    now,
    root: new RuleSnapshot(before, []),
    query: null,
  };
  return ({ variables }, path) => ({
    ...common,
    variables,
    data: new RuleSnapshot(before, path),
    newData: new RuleSnapshot(after, path),
  });
}

/** Validates everything below a written path; unchanged nodes were validated when they were written. */
function isValidBelow(
  place: RulePosition,
  path: Path,
  before: DataNode | null,
  after: DataNode | null,
  scopeAt: ScopeAt,
): boolean {
  if (after?.kind !== 'branch' || after === before) return true;
  if (place.rules.children.size === 0 && place.rules.wildcard === null) return true;
  for (const [key, node] of after.entries()) {
    const child = childRules(place, key);
    if (child === null) continue;
    const childPath = [...path, key];
    const { validate } = child.rules;
    if (validate !== null && !isMet(validate, scopeAt(child, childPath))) return false;
    const was = before?.kind === 'branch' ? before.child(key) : null;
    if (!isValidBelow(child, childPath, was, node, scopeAt)) return false;
  }
  return true;
}

function mayWriteAt(rules: RuleNode, request: WriteRequest, path: Path, scopeAt: ScopeAt) {
  let isGranted = false;
  let last: RulePosition | null = null;
  for (const place of rulesAlong(rules, path)) {
    const at = path.slice(0, place.depth);
    const { write, validate } = place.rules;
    isGranted ||= write !== null && isMet(write, scopeAt(place, at));
    if (
      validate !== null &&
      nodeAt(request.after, at) !== null &&
      !isMet(validate, scopeAt(place, at))
    )
      return false;
    last = place;
  }
  if (!isGranted) return false;
  if (last === null || last.depth < path.length) return true;
  const before = nodeAt(request.before, path);
  return isValidBelow(last, path, before, nodeAt(request.after, path), scopeAt);
}

/** Whether all paths may be written; every rule sees the same data before and after. */
export function mayWrite(rules: RuleNode, request: WriteRequest): boolean {
  if (request.identity.kind === 'owner') return true;
  const scopeAt = scopes(request);
  return request.paths.every((path) => mayWriteAt(rules, request, path, scopeAt));
}
