import { DataError } from './data-error';
import { checkDepth, checkKey, checkString } from './limits';
import { Branch, Leaf, type DataNode } from './node';
import type { Primitive, Priority } from './primitive';
import { resolveServerValue } from './server-value';

export interface ReadContext {
  /** Milliseconds since the epoch, for the server timestamp. */
  readonly now: number;
  /** Length of the path that the value is written to. */
  readonly depth: number;
}

function isPrimitive(value: unknown): value is Primitive {
  return typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function leafOf(value: Primitive, priority: Priority): Leaf {
  if (typeof value === 'string') checkString(value);
  return new Leaf(value, priority);
}

function readPriority(value: unknown, now: number, before: DataNode | null): Priority {
  if (value === undefined || value === null) return null;
  if (isRecord(value) && '.sv' in value) {
    const known = before?.priority ?? null;
    return resolveServerValue(value['.sv'], now, typeof known === 'number' ? known : null);
  }
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new DataError('Priority must be a string, a number or null');
}

/**
 * Parses the export format: JSON with `.value`, `.priority` and `.sv` where needed. `before` is the previous value, to
 * which increments are added.
 * @throws {DataError}
 */
export function nodeFromJson(
  json: unknown,
  context: ReadContext,
  before: DataNode | null = null,
): DataNode | null {
  if (json === null || json === undefined) return null;
  if (isPrimitive(json)) return leafOf(json, null);
  if (!isRecord(json)) throw new DataError('Value is not JSON');
  const { now, depth } = context;
  const priority = readPriority(json['.priority'], now, before);
  const value = json['.value'];
  if (value !== undefined) {
    if (value === null) return null;
    if (isPrimitive(value)) return leafOf(value, priority);
    const inner = nodeFromJson(value, context, before);
    return inner === null ? null : inner.withPriority(priority);
  }
  if ('.sv' in json) {
    const known = before?.kind === 'leaf' && typeof before.value === 'number' ? before.value : null;
    return new Leaf(resolveServerValue(json['.sv'], now, known), priority);
  }
  const entries: [string, DataNode][] = [];
  for (const key of Object.keys(json)) {
    if (key === '.priority') continue;
    checkKey(key);
    checkDepth(depth + 1);
    const child = nodeFromJson(
      json[key],
      { now, depth: depth + 1 },
      before?.kind === 'branch' ? before.child(key) : null,
    );
    if (child !== null) entries.push([key, child]);
  }
  return Branch.of(entries, priority);
}
