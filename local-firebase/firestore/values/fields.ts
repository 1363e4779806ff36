import type { FieldPath } from './field-path';
import type { Fields, Value } from './value';
import { entries, mapOf } from './value';

export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let current: Fields = fields;
  let value: Value | undefined;
  for (const [depth, segment] of path.entries()) {
    value = Object.hasOwn(current, segment) ? current[segment] : undefined;
    if (value === undefined || depth === path.length - 1) return value;
    if (!('mapValue' in value)) return undefined;
    current = entries(value);
  }
  return value;
}

/** A copy with the field set; values on the path to it are replaced with maps. */
export function setField(fields: Fields, path: FieldPath, value: Value): Fields {
  const [head, ...rest] = path;
  if (head === undefined) return fields;
  if (rest.length === 0) return { ...fields, [head]: value };
  const child = fields[head];
  const inner = child && 'mapValue' in child ? entries(child) : {};
  return { ...fields, [head]: mapOf(setField(inner, rest, value)) };
}

/** A copy without the field. */
export function deleteField(fields: Fields, path: FieldPath): Fields {
  const [head, ...rest] = path;
  if (head === undefined || !Object.hasOwn(fields, head)) return fields;
  if (rest.length === 0) {
    return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== head));
  }
  const child = fields[head];
  if (!child || !('mapValue' in child)) return fields;
  return { ...fields, [head]: mapOf(deleteField(entries(child), rest)) };
}
