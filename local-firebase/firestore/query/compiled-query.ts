import type { StoredDocument } from '../documents/document';
import type { DocumentReader } from '../documents/document-index';
import { collectionOf, idOf } from '../documents/resource-name';
import { invalidArgument } from '../status/rpc-error';
import { checkFilter } from './check-filter';
import { fieldOf } from './field-of';
import { matchesFilter } from './match-filter';
import type { OrderTerm } from './ordering';
import { compareDocuments, compareToCursor, orderOf } from './ordering';
import type { StructuredQuery } from './structured-query';

/** A compiled query: matches single documents, and selects all that match, in order. */
export class CompiledQuery {
  readonly parent: string;
  readonly query: StructuredQuery;
  readonly #order: readonly OrderTerm[];

  /** `parent` is the full name of the document or root above the collections. Throws INVALID_ARGUMENT. */
  constructor(parent: string, query: StructuredQuery) {
    if (query.from.length > 1) throw invalidArgument('A query may have one collection selector.');
    if (query.where) checkFilter(query.where);
    this.parent = parent;
    this.query = query;
    this.#order = orderOf(query);
  }

  /** The sort order of the result, `__name__` last. */
  get order(): readonly OrderTerm[] {
    return this.#order;
  }

  /** Whether other documents decide if one is in the result (limit or offset). */
  get dependsOnOthers(): boolean {
    return this.query.limit !== undefined || this.query.offset > 0;
  }

  /** Whether documents of the collection can be in the result. */
  covers(collection: string): boolean {
    const { collectionId = '', allDescendants = true } = this.query.from[0] ?? {};
    if (collectionId !== '' && idOf(collection) !== collectionId) return false;
    return allDescendants
      ? collection.startsWith(`${this.parent}/`)
      : collectionOf(collection) === this.parent;
  }

  /** Whether the document passes scope, filters and cursors, ignoring limit and offset. */
  matches(document: StoredDocument): boolean {
    return this.covers(collectionOf(document.name)) && this.#passes(document);
  }

  /** Compares two matching documents by the sort order. */
  compare(left: StoredDocument, right: StoredDocument): number {
    return compareDocuments(this.#order, left, right);
  }

  run(documents: DocumentReader): StoredDocument[] {
    const found = [...this.#candidates(documents)].filter((document) => this.#passes(document));
    found.sort((left, right) => this.compare(left, right));
    const { offset, limit } = this.query;
    return found.slice(offset, limit === undefined ? undefined : offset + limit);
  }

  #passes(document: StoredDocument): boolean {
    const { where, startAt, endAt } = this.query;
    if (where && !matchesFilter(document, where)) return false;
    if (this.#order.some(({ path }) => fieldOf(document, path) === undefined)) return false;
    if (startAt) {
      const position = compareToCursor(this.#order, document, startAt);
      if (position < 0 || (position === 0 && !startAt.before)) return false;
    }
    if (endAt) {
      const position = compareToCursor(this.#order, document, endAt);
      if (position > 0 || (position === 0 && endAt.before)) return false;
    }
    return true;
  }

  *#candidates(documents: DocumentReader): Iterable<StoredDocument> {
    const [selector] = this.query.from;
    if (selector && selector.collectionId !== '' && !selector.allDescendants) {
      yield* documents.inCollection(`${this.parent}/${selector.collectionId}`);
      return;
    }
    for (const collection of documents.collections()) {
      if (this.covers(collection)) yield* documents.inCollection(collection);
    }
  }
}
