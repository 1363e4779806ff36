import type { StoredDocument } from './document';
import { collectionOf } from './resource-name';

/** The changes of a write: the new version by document name, `null` for a deletion. */
export type DocumentChanges = ReadonlyMap<string, StoredDocument | null>;

/** A consistent view of the documents. */
export interface DocumentReader {
  get(name: string): StoredDocument | undefined;
  inCollection(collection: string): Iterable<StoredDocument>;
  /** The full names of all non-empty collections. */
  collections(): Iterable<string>;
}

/** All current documents, by name and by collection. */
export class DocumentIndex implements DocumentReader {
  readonly #documents = new Map<string, StoredDocument>();
  readonly #collections = new Map<string, Map<string, StoredDocument>>();

  get(name: string): StoredDocument | undefined {
    return this.#documents.get(name);
  }

  inCollection(collection: string): Iterable<StoredDocument> {
    return this.#collections.get(collection)?.values() ?? [];
  }

  collections(): Iterable<string> {
    return this.#collections.keys();
  }

  names(): Iterable<string> {
    return this.#documents.keys();
  }

  set(document: StoredDocument): void {
    this.#documents.set(document.name, document);
    const collection = collectionOf(document.name);
    const siblings = this.#collections.get(collection);
    if (siblings) siblings.set(document.name, document);
    else this.#collections.set(collection, new Map([[document.name, document]]));
  }

  delete(name: string): void {
    this.#documents.delete(name);
    const collection = collectionOf(name);
    const siblings = this.#collections.get(collection);
    siblings?.delete(name);
    if (siblings?.size === 0) this.#collections.delete(collection);
  }

  apply(changes: DocumentChanges): void {
    for (const [name, document] of changes) {
      if (document) this.set(document);
      else this.delete(name);
    }
  }
}
