import type { PathPattern } from '../language/syntax-tree';
import type { RuleValue } from '../values/rule-value';
import { RulePath, Unknown } from '../values/rule-value';

/** An id that differs among the documents of a query. */
export const ANY_ID: unique symbol = Symbol('any id');
/** Any number of segments, above the collections of a collection group. */
export const ANY_PARENTS: unique symbol = Symbol('any parents');

export type PathSegment = string | typeof ANY_ID | typeof ANY_PARENTS;

export interface PathMatch {
  readonly variables: ReadonlyMap<string, RuleValue>;
  readonly rest: readonly PathSegment[];
}

function absorbed(segments: readonly PathSegment[]): RuleValue {
  const known = segments.filter((segment) => typeof segment === 'string');
  return known.length === segments.length ? new RulePath(known) : new Unknown();
}

/**
 * All ways to match patterns against the start of a path; more than one only with `{name=**}`, which matches any number
 * of segments (at least one in version 1 of the language). A segment that represents many ids matches only patterns
 * that match all of them.
 */
export function matchPath(
  patterns: readonly PathPattern[],
  path: readonly PathSegment[],
  version: 1 | 2,
): PathMatch[] {
  const [pattern, ...others] = patterns;
  if (!pattern) return [{ variables: new Map(), rest: path }];
  const bind = (taken: number, value?: RuleValue): PathMatch[] =>
    matchPath(others, path.slice(taken), version).map(({ variables, rest }) => ({
      rest,
      variables:
        pattern.kind === 'literal' || value === undefined
          ? variables
          : new Map([[pattern.name, value], ...variables]),
    }));
  if (pattern.kind === 'rest') {
    const least = version === 1 ? 1 : 0;
    const counts = Array.from(
      { length: Math.max(0, path.length - least + 1) },
      (_, index) => index + least,
    );
    return counts.flatMap((count) => bind(count, absorbed(path.slice(0, count))));
  }
  const [segment] = path;
  if (segment === undefined || segment === ANY_PARENTS) return [];
  if (pattern.kind === 'literal') return segment === pattern.text ? bind(1) : [];
  return bind(1, segment === ANY_ID ? new Unknown() : segment);
}
