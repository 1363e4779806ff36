import * as v from 'valibot';
import { readRecord } from '../../storage/record-error';
import type { RecordChange } from '../../storage/record-store';
import { Branch, Leaf, type DataNode } from '../tree/node';
import type { Primitive, Priority } from '../tree/primitive';
import { priorityKey } from '../tree/tree';
import type { Path } from '../tree/path';

/** Each value is one record, `database/{namespace}/{path}`; priorities are separate records, `…/.priority`. */
export const recordPrefix = 'database/';

/** Prefix of all keys of a namespace. */
export function namespacePrefix(namespace: string): string {
  return `${recordPrefix}${encodeURIComponent(namespace)}/`;
}

export function recordKey(namespace: string, path: Path): string {
  return `${namespacePrefix(namespace)}${path.join('/')}`;
}

function childOf(node: DataNode | null, key: string): DataNode | null {
  return node?.kind === 'branch' ? node.child(key) : null;
}

/**
 * The records to write when a write at `path` changes the whole tree from `before` to `after`. This includes records
 * above the path: children replace a value, and a node without children loses its priority.
 */
export function recordChanges(
  namespace: string,
  path: Path,
  before: DataNode | null,
  after: DataNode | null,
): RecordChange[] {
  const changes: RecordChange[] = [];
  const change = (at: Path, was: Primitive | Priority, is: Primitive | Priority) => {
    if (was !== is)
      changes.push({
        key: recordKey(namespace, at),
        value: is === null ? null : JSON.stringify(is),
      });
  };
  const changePlace = (at: Path, was: DataNode | null, is: DataNode | null): void => {
    change(at, was?.kind === 'leaf' ? was.value : null, is?.kind === 'leaf' ? is.value : null);
    change([...at, priorityKey], was?.priority ?? null, is?.priority ?? null);
  };
  const walk = (at: Path, was: DataNode | null, is: DataNode | null): void => {
    if (was === is) return;
    changePlace(at, was, is);
    if (was?.kind === 'branch')
      for (const [key, child] of was.entries()) walk([...at, key], child, childOf(is, key));
    if (is?.kind === 'branch')
      for (const [key, child] of is.entries())
        if (childOf(was, key) === null) walk([...at, key], null, child);
  };
  let was = before;
  let is = after;
  path.forEach((key, depth) => {
    changePlace(path.slice(0, depth), was, is);
    was = childOf(was, key);
    is = childOf(is, key);
  });
  walk(path, was, is);
  return changes;
}

interface Draft {
  value: Primitive | null;
  priority: Priority;
  readonly children: Map<string, Draft>;
}

function createDraft(): Draft {
  return { value: null, priority: null, children: new Map() };
}

function finish({ value, priority, children }: Draft): DataNode | null {
  if (value !== null) return new Leaf(value, priority);
  const entries: [string, DataNode][] = [];
  for (const [key, child] of children) {
    const node = finish(child);
    if (node !== null) entries.push([key, node]);
  }
  return Branch.of(entries, priority);
}

const primitiveSchema = v.union([v.string(), v.number(), v.boolean()]);

/** @throws {RecordError} */
export function readValue(key: string, text: string): Primitive {
  return readRecord(key, () => v.parse(primitiveSchema, JSON.parse(text)));
}

function place(root: Draft, path: Path, value: Primitive): void {
  let at = root;
  for (const key of path) {
    if (key === priorityKey) {
      at.priority = typeof value === 'boolean' ? null : value;
      return;
    }
    const child = at.children.get(key) ?? createDraft();
    at.children.set(key, child);
    at = child;
  }
  at.value = value;
}

export interface DatabaseRecord {
  readonly namespace: string;
  /** Ends with `.priority` for the priority of the node above it. */
  readonly path: Path;
  readonly value: Primitive;
}

/**
 * The values in the records, in key order.
 * @throws {RecordError}
 */
export async function* parseRecords(
  records: AsyncIterable<readonly [key: string, value: string]>,
): AsyncGenerator<DatabaseRecord> {
  for await (const [key, text] of records) {
    const [, namespace = '', ...path] = key.split('/');
    yield {
      namespace: decodeURIComponent(namespace),
      path: path.filter((part) => part !== ''),
      value: readValue(key, text),
    };
  }
}

/** Builds the trees of all namespaces from their records. */
export async function readRecords(
  records: AsyncIterable<readonly [key: string, value: string]>,
): Promise<Map<string, DataNode | null>> {
  const drafts = new Map<string, Draft>();
  for await (const { namespace, path, value } of parseRecords(records)) {
    const draft = drafts.get(namespace) ?? createDraft();
    drafts.set(namespace, draft);
    place(draft, path, value);
  }
  return new Map(Array.from(drafts, ([namespace, draft]) => [namespace, finish(draft)]));
}
