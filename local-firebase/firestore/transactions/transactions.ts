import * as v from 'valibot';
import type { Database } from '../documents/database';
import type { StoredDocument } from '../documents/document';
import type { DocumentReader } from '../documents/document-index';
import { Snapshot } from '../documents/snapshot';
import type { CompiledQuery } from '../query/compiled-query';
import { invalidArgument } from '../status/rpc-error';
import type { Micros } from '../values/timestamp';
import { ReadLocks } from './read-locks';
import { Transaction } from './transaction';

const NO_PAST_READS = 'Reads at a time in the past are not supported.';

export const transactionOptionsSchema = v.object({
  readOnly: v.optional(v.object({ readTime: v.optional(v.never(NO_PAST_READS)) })),
  readWrite: v.optional(v.object({ retryTransaction: v.optional(v.string()) })),
});

/** The members of a read request that select a consistency. */
export const readStateEntries = {
  transaction: v.optional(v.string(), ''),
  newTransaction: v.optional(transactionOptionsSchema),
  readTime: v.optional(v.never(NO_PAST_READS)),
};

export type TransactionOptions = v.InferOutput<typeof transactionOptionsSchema>;

export interface ReadState {
  readonly transaction: string;
  readonly newTransaction?: TransactionOptions | undefined;
}

/** Reads documents for one request, as its transaction sees them. */
export interface TransactionalReader {
  /** The id of the transaction if this request began it. */
  readonly begun: string | undefined;
  readonly time: Micros;
  readDocuments(names: readonly string[]): Promise<ReadonlyMap<string, StoredDocument | undefined>>;
  runQuery(query: CompiledQuery): readonly StoredDocument[];
}

interface Open {
  readonly id: string;
  readonly readWrite?: Transaction;
  readonly readOnly?: { readonly snapshot: Snapshot; readonly time: Micros };
  lastUsed: number;
}

export interface TransactionsOptions {
  readonly database: Database;
  /** Milliseconds on a monotonic clock. */
  readonly elapsed: () => number;
  readonly newId: () => string;
}

const MAX_IDLE_MS = 60_000;
const LOCK_PATIENCE_MS = 2_000;

/**
 * The server's transactions: read-write ones are validated at each read and at commit, read-only ones read a snapshot.
 */
export class Transactions {
  readonly #open = new Map<string, Open>();
  readonly #locks = new ReadLocks(LOCK_PATIENCE_MS);
  readonly #database: Database;
  readonly #elapsed: () => number;
  readonly #newId: () => string;

  constructor({ database, elapsed, newId }: TransactionsOptions) {
    this.#database = database;
    this.#elapsed = elapsed;
    this.#newId = newId;
  }

  begin(options: TransactionOptions): string {
    this.#expire();
    const id = this.#newId();
    this.#open.set(id, {
      id,
      lastUsed: this.#elapsed(),
      ...(options.readOnly
        ? {
            readOnly: {
              time: this.#database.readTime(),
              snapshot: new Snapshot(this.#database),
            },
          }
        : { readWrite: new Transaction(id) }),
    });
    return id;
  }

  /** A reader for the request's transaction, a new one, or none. Throws INVALID_ARGUMENT for an unknown id. */
  reader({ transaction, newTransaction }: ReadState): TransactionalReader {
    const begun = newTransaction ? this.begin(newTransaction) : undefined;
    const id = begun ?? transaction;
    const open = id === '' ? undefined : this.#find(id);
    const documents = open?.readOnly?.snapshot ?? this.#database.documents;
    return {
      begun,
      time: open?.readOnly?.time ?? this.#database.readTime(),
      readDocuments: (names) => this.#readDocuments(names, documents, open?.readWrite),
      runQuery: (query) => {
        open?.readWrite?.validate(documents);
        const result = query.run(documents);
        open?.readWrite?.noteQuery(query, result);
        return result;
      },
    };
  }

  /**
   * Checks whether the transaction may write now. Throws ABORTED if what it read has changed, INVALID_ARGUMENT if it is
   * not open or is read-only; an empty id means no transaction.
   */
  validate(id: string, documents: DocumentReader, writes: number): void {
    if (id === '') return;
    const { readOnly, readWrite } = this.#find(id);
    if (readOnly && writes > 0) {
      throw invalidArgument('A read-only transaction cannot write.');
    }
    readWrite?.validate(documents);
  }

  /**
   * Waits for the transactions that have read one of the documents, until their locks time out, and locks the documents
   * until the returned function is called. An empty id is a write outside of transactions.
   */
  async holdForWriting(id: string, names: readonly string[]): Promise<() => void> {
    if (!this.#locks.areHeld(names, id)) return () => undefined;
    const owner = id === '' ? this.#newId() : id;
    for (const name of [...new Set(names)].sort()) await this.#locks.acquire(name, owner);
    return () => this.#locks.release(owner);
  }

  end(id: string): void {
    const open = this.#open.get(id);
    if (!open) return;
    this.#open.delete(id);
    open.readOnly?.snapshot.release();
    this.#locks.release(id);
  }

  async #readDocuments(
    names: readonly string[],
    documents: DocumentReader,
    transaction: Transaction | undefined,
  ): Promise<ReadonlyMap<string, StoredDocument | undefined>> {
    if (transaction) {
      // All transactions lock in the same order, which prevents deadlocks.
      for (const name of [...new Set(names)].sort()) {
        await this.#locks.acquire(name, transaction.id);
        if (!this.#open.has(transaction.id)) this.#locks.release(transaction.id);
        this.#find(transaction.id);
      }
    }
    // A client must not see inconsistent data: earlier reads are still current at the time of this read.
    transaction?.validate(documents);
    const found = new Map(names.map((name) => [name, documents.get(name)]));
    for (const [name, document] of found) transaction?.noteRead(name, document);
    return found;
  }

  #find(id: string): Open {
    const open = this.#open.get(id);
    if (!open) {
      throw invalidArgument('The referenced transaction has expired or is no longer valid.');
    }
    open.lastUsed = this.#elapsed();
    return open;
  }

  #expire(): void {
    const limit = this.#elapsed() - MAX_IDLE_MS;
    for (const { id, lastUsed } of this.#open.values()) if (lastUsed < limit) this.end(id);
  }
}
