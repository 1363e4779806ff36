/** Values by their path below a root. */
export type Nodes = ReadonlyMap<string, unknown>;

/**
 * The values at the paths that match a pattern.
 * @param pattern One name for each level; `*` matches any.
 */
export function nodesBelow(value: unknown, pattern: readonly string[], path = ''): Nodes {
  const [name, ...rest] = pattern;
  if (value === null || value === undefined) return new Map();
  if (name === undefined) return new Map([[path, value]]);
  const children = typeof value === 'object' ? Object.entries(value) : [];
  return new Map(
    children
      .filter(([key]) => name === '*' || key === name)
      .flatMap(([key, child]: [string, unknown]) => [
        ...nodesBelow(child, rest, path === '' ? key : `${path}/${key}`),
      ]),
  );
}
