import type { DataNode } from './node';

/** The export format as JSON text: values with a priority become `{".value", ".priority"}`. */
export function exportText(node: DataNode | null): string {
  if (node === null) return 'null';
  if (node.kind === 'leaf')
    return node.priority === null
      ? JSON.stringify(node.value)
      : `{".value":${JSON.stringify(node.value)},".priority":${JSON.stringify(node.priority)}}`;
  const parts: string[] = [];
  for (const [key, child] of node.entries())
    parts.push(`${JSON.stringify(key)}:${exportText(child)}`);
  if (node.priority !== null) parts.push(`".priority":${JSON.stringify(node.priority)}`);
  return `{${parts.join(',')}}`;
}

const arrayIndex = /^(0|[1-9]\d*)$/;

/** Children with at least half of the keys `0…max` are shown as an array, as the SDKs show them. */
function asArrayLength(keys: readonly string[]): number | null {
  let max = -1;
  for (const key of keys) {
    if (!arrayIndex.test(key)) return null;
    max = Math.max(max, Number(key));
  }
  return max < 2 * keys.length ? max + 1 : null;
}

/** The value as a client's `val()` returns it; with `withPriorities`, as `exportVal()` does. */
export function toValue(node: DataNode | null, withPriorities = false): unknown {
  if (node === null) return null;
  const priority = withPriorities ? node.priority : null;
  if (node.kind === 'leaf')
    return priority === null ? node.value : { '.value': node.value, '.priority': priority };
  const entries = [...node.entries()];
  const length = priority === null ? asArrayLength(entries.map(([key]) => key)) : null;
  if (length !== null)
    return Array.from({ length }, (_, index) => toValue(node.child(String(index)), withPriorities));
  const value: [string, unknown][] = entries.map(([key, child]) => [
    key,
    toValue(child, withPriorities),
  ]);
  if (priority !== null) value.push(['.priority', priority]);
  return Object.fromEntries(value);
}

/** A shallow view: keys of children with children of their own map to `true`. */
export function toShallowValue(node: DataNode | null): unknown {
  if (node?.kind !== 'branch') return toValue(node);
  return Object.fromEntries(
    Array.from(node.entries(), ([key, child]) => [key, child.kind === 'leaf' ? child.value : true]),
  );
}
