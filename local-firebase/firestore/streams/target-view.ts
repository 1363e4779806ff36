import type { StoredDocument } from '../documents/document';
import type { DocumentChanges, DocumentReader } from '../documents/document-index';
import { collectionOf } from '../documents/resource-name';
import type { CompiledQuery } from '../query/compiled-query';

/** One difference in the view of a target; `deleted` documents no longer exist, `removed` ones left the result. */
export type ViewChange =
  | { readonly kind: 'shown'; readonly document: StoredDocument }
  | { readonly kind: 'removed' | 'deleted'; readonly name: string };

/** The documents of one target that the client knows. */
export interface TargetView {
  /** The number of documents in the view. */
  readonly size: number;
  /** Whether a change in the collection can change the view. */
  covers(collection: string): boolean;
  /** All documents of the view. */
  initial(documents: DocumentReader): ViewChange[];
  /** The changes of the view after a commit. */
  update(
    changes: DocumentChanges,
    before: DocumentChanges,
    documents: DocumentReader,
  ): ViewChange[];
}

/** A target that names its documents; a missing one is sent as deleted. */
export class NamedDocumentsView implements TargetView {
  readonly #names: ReadonlySet<string>;

  readonly #existing = new Set<string>();

  constructor(names: readonly string[]) {
    this.#names = new Set(names);
  }

  get size(): number {
    return this.#existing.size;
  }

  covers(collection: string): boolean {
    return [...this.#names].some((name) => collectionOf(name) === collection);
  }

  initial(documents: DocumentReader): ViewChange[] {
    return Array.from(this.#names, (name) => this.#change(name, documents.get(name)));
  }

  update(changes: DocumentChanges): ViewChange[] {
    return [...changes]
      .filter(([name]) => this.#names.has(name))
      .map(([name, document]) => this.#change(name, document ?? undefined));
  }

  #change(name: string, document: StoredDocument | undefined): ViewChange {
    if (document) this.#existing.add(name);
    else this.#existing.delete(name);
    return document ? { kind: 'shown', document } : { kind: 'deleted', name };
  }
}

/**
 * A query's result. Only documents that a commit changed are matched; the query runs again only if it has an offset, or
 * a limit and a document left the result, so that one from outside may follow.
 */
export class QueryView implements TargetView {
  readonly #query: CompiledQuery;
  #shown = new Map<string, StoredDocument>();

  constructor(query: CompiledQuery) {
    this.#query = query;
  }

  get size(): number {
    return this.#shown.size;
  }

  covers(collection: string): boolean {
    return this.#query.covers(collection);
  }

  initial(documents: DocumentReader): ViewChange[] {
    return this.#show(this.#query.run(documents), documents);
  }

  update(
    changes: DocumentChanges,
    before: DocumentChanges,
    documents: DocumentReader,
  ): ViewChange[] {
    if (!this.#query.dependsOnOthers) return this.#match(changes);
    const touched = [...changes.values(), ...before.values()].some(
      (document) => document !== null && this.#query.matches(document),
    );
    if (!touched) return [];
    const result = this.#limited(changes) ?? this.#query.run(documents);
    return this.#show(result, documents);
  }

  #match(changes: DocumentChanges): ViewChange[] {
    const differences: ViewChange[] = [];
    for (const [name, document] of changes) {
      if (document && this.#query.matches(document)) {
        this.#shown.set(name, document);
        differences.push({ kind: 'shown', document });
      } else if (this.#shown.delete(name)) {
        differences.push({ kind: document ? 'removed' : 'deleted', name });
      }
    }
    return differences;
  }

  /** The first documents after the changes, if the previous view determines them. */
  #limited(changes: DocumentChanges): StoredDocument[] | undefined {
    const { limit, offset } = this.#query.query;
    if (limit === undefined || offset > 0) return undefined;
    const candidates = new Map(this.#shown);
    for (const [name, document] of changes) {
      if (document && this.#query.matches(document)) candidates.set(name, document);
      else candidates.delete(name);
    }
    const result = [...candidates.values()]
      .sort((left, right) => this.#query.compare(left, right))
      .slice(0, limit);
    if (this.#shown.size < limit) return result;
    // Unknown documents sort after the last one of the previous view: whatever sorts after it now may have to yield to
    // them.
    const [last, before] = [result[limit - 1], [...this.#shown.values()].at(-1)];
    return last && before && this.#query.compare(last, before) <= 0 ? result : undefined;
  }

  #show(result: readonly StoredDocument[], documents: DocumentReader): ViewChange[] {
    const previous = this.#shown;
    this.#shown = new Map(result.map((document) => [document.name, document]));
    const shown = result
      .filter((document) => previous.get(document.name) !== document)
      .map((document): ViewChange => ({ kind: 'shown', document }));
    const gone = [...previous.keys()]
      .filter((name) => !this.#shown.has(name))
      .map((name): ViewChange => ({ kind: documents.get(name) ? 'removed' : 'deleted', name }));
    return [...shown, ...gone];
  }
}
