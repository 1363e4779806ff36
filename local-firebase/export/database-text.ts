import type { DatabaseRecord } from '../database/namespace/records';
import type { Path } from '../database/tree/path';
import type { Primitive, Priority } from '../database/tree/primitive';
import { priorityKey } from '../database/tree/tree';

function pathKey(path: Path): string {
  return path.join('/');
}

function leafText(value: Primitive, priority: Priority | undefined): string {
  return JSON.stringify(
    priority === undefined ? value : { '.value': value, '.priority': priority },
  );
}

function commonLength(left: Path, right: Path): number {
  let length = 0;
  while (length < left.length && length < right.length && left[length] === right[length])
    length += 1;
  return length;
}

/** The priorities, by path. Their records are separate from the values, so they are read first. */
async function readPriorities(records: AsyncIterable<DatabaseRecord>) {
  const priorities = new Map<string, Priority>();
  for await (const { path, value } of records)
    if (path.at(-1) === priorityKey && typeof value !== 'boolean')
      priorities.set(pathKey(path.slice(0, -1)), value);
  return priorities;
}

/**
 * The data of a namespace as JSON in the export format, with `.value` and `.priority` where there is a priority. It is
 * streamed, because it may not fit into memory.
 * @param records All values of the namespace in key order, in which all descendants of a path are adjacent; called
 * twice.
 */
export async function* databaseText(
  records: () => AsyncIterable<DatabaseRecord>,
): AsyncGenerator<string> {
  const priorities = await readPriorities(records());
  let open: Path | null = null;
  let needsComma = false;
  const opening = (path: Path): string => {
    const priority = priorities.get(pathKey(path));
    needsComma = priority !== undefined;
    return priority === undefined ? '{' : `{".priority":${JSON.stringify(priority)}`;
  };
  const memberOf = (key: string): string => `${needsComma ? ',' : ''}${JSON.stringify(key)}:`;

  for await (const { path, value } of records()) {
    const key = path.at(-1);
    if (key === priorityKey) continue;
    const text = leafText(value, priorities.get(pathKey(path)));
    if (key === undefined) {
      yield text;
      return;
    }
    const parents = path.slice(0, -1);
    const pieces: string[] = open === null ? [opening([])] : [];
    const kept = commonLength(open ?? [], parents);
    const closed: number = (open?.length ?? 0) - kept;
    if (closed > 0) needsComma = true;
    pieces.push('}'.repeat(closed));
    for (let depth = kept; depth < parents.length; depth += 1)
      pieces.push(memberOf(parents[depth] ?? ''), opening(parents.slice(0, depth + 1)));
    pieces.push(memberOf(key), text);
    yield pieces.join('');
    needsComma = true;
    open = parents;
  }
  yield open === null ? 'null' : '}'.repeat(open.length + 1);
}
