import type { StoredDocument } from '../documents/document';
import type { DocumentReader } from '../documents/document-index';
import type { CompiledQuery } from '../query/compiled-query';
import { RpcError } from '../status/rpc-error';
import type { Micros } from '../values/timestamp';

function signature(documents: readonly StoredDocument[]): string {
  return documents.map(({ name, updateTime }) => `${name}@${updateTime}`).join('\n');
}

/** The reads of a read-write transaction; it may commit as long as all of them are still current. */
export class Transaction {
  readonly id: string;
  readonly #reads = new Map<string, Micros | undefined>();
  readonly #queries: { readonly query: CompiledQuery; readonly result: string }[] = [];

  constructor(id: string) {
    this.id = id;
  }

  noteRead(name: string, document: StoredDocument | undefined): void {
    if (!this.#reads.has(name)) this.#reads.set(name, document?.updateTime);
  }

  noteQuery(query: CompiledQuery, result: readonly StoredDocument[]): void {
    this.#queries.push({ query, result: signature(result) });
  }

  /** Throws ABORTED if a document or a query's result differs from what was read. */
  validate(documents: DocumentReader): void {
    for (const [name, updateTime] of this.#reads) {
      if (documents.get(name)?.updateTime !== updateTime) {
        throw new RpcError(
          'ABORTED',
          `Transaction aborted: ${name} was changed after it was read.`,
        );
      }
    }
    for (const { query, result } of this.#queries) {
      if (signature(query.run(documents)) !== result) {
        throw new RpcError('ABORTED', 'Transaction aborted: the result of a query was changed.');
      }
    }
  }
}
