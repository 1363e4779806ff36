import type { StoredDocument } from '../documents/document';
import type { DocumentChanges, DocumentReader } from '../documents/document-index';
import { pathOf } from '../documents/resource-name';
import type { RpcError } from '../status/rpc-error';
import { invalidArgument } from '../status/rpc-error';
import type { Micros } from '../values/timestamp';
import { formatTimestamp } from '../values/timestamp';
import type { Fields, Value } from '../values/value';
import { documentSize } from '../values/value-size';
import { failedPrecondition } from './precondition';
import { applyTransforms, mergeFields } from './transform';
import type { Write } from './write';

const MAX_DOCUMENT_BYTES = 1_048_576;

export interface WriteResult {
  readonly updateTime?: string;
  readonly transformResults?: readonly Value[];
}

/** The effect of one write, for the rules. `verify` reads and changes nothing. */
export interface WriteOperation {
  readonly kind: 'create' | 'update' | 'delete' | 'verify';
  readonly name: string;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
}

export interface StagedWrites {
  /** The documents that change; a write of equal fields changes nothing. */
  readonly changes: DocumentChanges;
  readonly operations: readonly WriteOperation[];
  readonly results: readonly WriteResult[];
  /** A document after all writes. */
  readonly after: (name: string) => StoredDocument | null;
  /**
   * The first failed precondition; later writes are not staged. Only callers with write permission may see it, because
   * it reveals whether a document exists.
   */
  readonly failure: RpcError | undefined;
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

/** The document of a write. Throws INVALID_ARGUMENT if there is none. */
export function nameOf(write: Write): string {
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

interface StagedWrite {
  readonly operation: WriteOperation;
  readonly result: WriteResult;
}

function stageWrite(write: Write, before: StoredDocument | null, time: Micros): StagedWrite {
  const name = nameOf(write);
  if (write.verify !== undefined) {
    return { operation: { kind: 'verify', name, before, after: before }, result: {} };
  }
  if (write.delete !== undefined) {
    return { operation: { kind: 'delete', name, before, after: null }, result: {} };
  }
  const { after, result } = stageSet(write, name, before, time);
  const isUpdate = before !== null || write.currentDocument?.exists === true;
  return { operation: { kind: isUpdate ? 'update' : 'create', name, before, after }, result };
}

/**
 * Computes the effects of writes on the stored documents without applying them; each write sees the earlier ones.
 * Throws INVALID_ARGUMENT for invalid writes.
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
  let failure: RpcError | undefined;
  for (const write of writes) {
    const name = nameOf(write);
    const before = after(name);
    const deletedBefore = staged.get(name) === null;
    const { operation, result } = stageWrite(write, before, time);
    operations.push(operation);
    results.push(result);
    if (operation.kind !== 'verify') staged.set(name, operation.after);
    const context = { name, current: before, deletedBefore };
    failure = failedPrecondition(context, write.currentDocument);
    if (failure) break;
  }
  const changes = new Map(
    [...staged].filter(([name, document]) => (documents.get(name) ?? null) !== document),
  );
  return { changes, operations, results, after, failure };
}
