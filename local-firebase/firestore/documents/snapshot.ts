import type { Database } from './database';
import type { StoredDocument } from './document';
import type { DocumentReader } from './document-index';
import { collectionOf } from './resource-name';

/** A snapshot of the documents: an undo layer on the current ones, which grows with each commit. */
export class Snapshot implements DocumentReader {
  readonly #current: DocumentReader;
  readonly #replaced = new Map<string, StoredDocument | null>();
  readonly #unsubscribe: () => void;

  constructor(database: Database) {
    this.#current = database.documents;
    this.#unsubscribe = database.subscribe((_changes, before) => {
      for (const [name, document] of before) {
        if (!this.#replaced.has(name)) this.#replaced.set(name, document);
      }
    });
  }

  get(name: string): StoredDocument | undefined {
    const replaced = this.#replaced.get(name);
    return replaced === undefined ? this.#current.get(name) : (replaced ?? undefined);
  }

  *inCollection(collection: string): Iterable<StoredDocument> {
    for (const document of this.#current.inCollection(collection)) {
      if (!this.#replaced.has(document.name)) yield document;
    }
    for (const document of this.#replaced.values()) {
      if (document && collectionOf(document.name) === collection) yield document;
    }
  }

  collections(): Iterable<string> {
    const replaced = [...this.#replaced.values()].filter((document) => document !== null);
    return new Set([
      ...this.#current.collections(),
      ...replaced.map(({ name }) => collectionOf(name)),
    ]);
  }

  /** Must be called, or the snapshot grows with every commit. */
  release(): void {
    this.#unsubscribe();
    this.#replaced.clear();
  }
}
