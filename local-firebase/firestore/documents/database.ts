import type { RecordStore } from '../../storage/record-store';
import { RpcError } from '../status/rpc-error';
import type { Micros } from '../values/timestamp';
import { ChangeTimes } from './change-times';
import { CommitClock } from './commit-clock';
import type { DocumentChanges, DocumentReader } from './document-index';
import { DocumentIndex } from './document-index';
import { RECORD_PREFIX, fromRecord, toRecordChanges } from './document-record';

export interface Staged<T> {
  readonly changes: DocumentChanges;
  readonly result: T;
}

/** Notified of every commit, after it was stored and applied and before it is acknowledged. */
export type CommitListener = (
  changes: DocumentChanges,
  before: DocumentChanges,
  time: Micros,
) => void;

export interface DatabaseOptions {
  readonly store: RecordStore;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: (message: string) => void;
}

/** The documents of all projects: in memory, with write-through to the record store, one commit at a time. */
export class Database {
  readonly #documents = new DocumentIndex();
  readonly #listeners = new Set<CommitListener>();
  readonly #changeTimes = new ChangeTimes();
  readonly #store: RecordStore;
  readonly #clock: CommitClock;
  readonly #log: (message: string) => void;
  #queue: Promise<void> = Promise.resolve();
  #committing: Micros | undefined;

  private constructor({ store, now, log }: DatabaseOptions) {
    this.#store = store;
    this.#clock = new CommitClock(now);
    this.#log = log;
  }

  /** Loads all documents of the store. */
  static async open(options: DatabaseOptions): Promise<Database> {
    const database = new Database(options);
    for await (const [key, value] of options.store.entries(RECORD_PREFIX)) {
      const document = fromRecord(key, value);
      database.#documents.set(document);
      database.#clock.startAfter(document.updateTime);
    }
    return database;
  }

  get documents(): DocumentReader {
    return this.#documents;
  }

  /** Whether a document of a collection that `covers` accepts was changed after a time of this process. */
  changedSince(time: Micros, covers: (collection: string) => boolean): boolean {
    return this.#changeTimes.changedSince(time, covers);
  }

  /**
   * The read time of the current documents. A pending commit has its time already but is not visible yet, so the read
   * time is just before it.
   */
  readTime(): Micros {
    return this.#committing === undefined ? this.#clock.next() : this.#committing - 1n;
  }

  /**
   * Runs `stage` exclusively on the current documents, stores its changes and applies them. If `stage` throws, rejects
   * with its error; if the store fails, with UNAVAILABLE; nothing is changed then.
   */
  commit<T>(stage: (documents: DocumentReader, time: Micros) => Staged<T>): Promise<T> {
    const result = this.#queue.then(() => this.#commit(stage));
    this.#queue = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  }

  async #commit<T>(stage: (documents: DocumentReader, time: Micros) => Staged<T>): Promise<T> {
    const time = this.#clock.next();
    const { changes, result } = stage(this.#documents, time);
    if (changes.size === 0) return result;
    this.#committing = time;
    try {
      await this.#store.commit(toRecordChanges(changes));
    } catch {
      // The store logs the reason, once for all writes.
      throw new RpcError('UNAVAILABLE', 'The changes could not be stored.');
    } finally {
      this.#committing = undefined;
    }
    const before = new Map(
      Array.from(changes.keys(), (name) => [name, this.#documents.get(name) ?? null] as const),
    );
    this.#documents.apply(changes);
    this.#changeTimes.note(changes, time);
    for (const listener of [...this.#listeners]) {
      try {
        listener(changes, before, time);
      } catch (error) {
        this.#log(`firestore: a listener failed: ${String(error)}`);
      }
    }
    return result;
  }

  /** Deletes every document with this prefix, a database or its `documents`. */
  clear(prefix: string): Promise<void> {
    return this.commit(() => {
      const names = [...this.#documents.names()].filter((name) => name.startsWith(`${prefix}/`));
      return { changes: new Map(names.map((name) => [name, null])), result: undefined };
    });
  }

  subscribe(listener: CommitListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
