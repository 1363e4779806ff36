import type { StoredDocument } from '../documents/document';
import type { DocumentChanges, DocumentReader } from '../documents/document-index';
import { pathOf } from '../documents/resource-name';
import { invalidArgument } from '../status/rpc-error';
import type { Micros } from '../values/timestamp';
import { formatTimestamp } from '../values/timestamp';
import type { Fields, Value } from '../values/value';
import { documentSize } from '../values/value-size';
import { checkPrecondition } from './precondition';
import { applyTransforms, mergeFields } from './transform';
import type { Write } from './write';

const MAX_DOCUMENT_BYTES = 1_048_576;

export interface WriteResult {
  readonly updateTime?: string;
  readonly transformResults?: readonly Value[];
}

/** What one write does, for rules to judge. `verify` reads and changes nothing. */
export interface WriteOperation {
  readonly kind: 'create' | 'update' | 'delete' | 'verify';
  readonly name: string;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
}

export interface StagedWrites {
  /** Documents that really change; a write of equal fields changes nothing. */
  readonly changes: DocumentChanges;
  readonly operations: readonly WriteOperation[];
  readonly results: readonly WriteResult[];
  /** A document as it will be after all writes. */
  readonly after: (name: string) => StoredDocument | null;
}

function checkSize(name: string, fields: Fields): void {
  const size = documentSize(pathOf(name), fields);
  if (size <= MAX_DOCUMENT_BYTES) return;
  throw invalidArgument(
    `Document '${name}' cannot be written because its size (${size.toLocaleString('en-US')} bytes) ` +
      `exceeds the maximum allowed size of ${MAX_DOCUMENT_BYTES.toLocaleString('en-US')} bytes.`,
  );
}

function writtenFields(write: Write, before: StoredDocument | null): Fields {
  const stored = before?.fields ?? {};
  if (!write.update) return stored;
  return write.updateMask
    ? mergeFields(stored, write.update.fields, write.updateMask.fieldPaths)
    : write.update.fields;
}

function equalFields(left: Fields, right: Fields): boolean {
  return left === right || JSON.stringify(left) === JSON.stringify(right);
}

function nameOf(write: Write): string {
  const name = write.update?.name ?? write.delete ?? write.verify ?? write.transform?.document;
  if (name === undefined) throw invalidArgument('A write needs an operation.');
  return name;
}

function stageSet(
  write: Write,
  name: string,
  before: StoredDocument | null,
  time: Micros,
): { after: StoredDocument; result: WriteResult } {
  const transforms = write.transform?.fieldTransforms ?? write.updateTransforms;
  const { fields, results } = applyTransforms(writtenFields(write, before), transforms, time);
  const unchanged = before !== null && equalFields(before.fields, fields);
  if (!unchanged) checkSize(name, fields);
  const after = unchanged
    ? before
    : { name, fields, createTime: before?.createTime ?? time, updateTime: time };
  return {
    after,
    result: {
      updateTime: formatTimestamp(after.updateTime),
      ...(results.length > 0 ? { transformResults: results } : {}),
    },
  };
}

/**
 * Works out a list of writes against the stored documents without applying them; each sees what the ones
 * before it did. Throws the RpcError of the first that can't be done.
 */
export function stageWrites(
  writes: readonly Write[],
  documents: DocumentReader,
  time: Micros,
): StagedWrites {
  const staged = new Map<string, StoredDocument | null>();
  const operations: WriteOperation[] = [];
  const results: WriteResult[] = [];
  const after = (name: string) => {
    const document = staged.get(name);
    return document === undefined ? (documents.get(name) ?? null) : document;
  };
  for (const write of writes) {
    const name = nameOf(write);
    const before = after(name);
    checkPrecondition(name, before, write.currentDocument);
    if (write.verify !== undefined) {
      operations.push({ kind: 'verify', name, before, after: before });
      results.push({});
    } else if (write.delete !== undefined) {
      operations.push({ kind: 'delete', name, before, after: null });
      results.push({});
      staged.set(name, null);
    } else {
      const set = stageSet(write, name, before, time);
      operations.push({ kind: before ? 'update' : 'create', name, before, after: set.after });
      results.push(set.result);
      staged.set(name, set.after);
    }
  }
  const changes = new Map(
    [...staged].filter(([name, document]) => (documents.get(name) ?? null) !== document),
  );
  return { changes, operations, results, after };
}
