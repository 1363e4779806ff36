import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { decodeChunk, encodeChunk } from '../../../story/chunk-codec';
import type { Hidden } from '../../../story/hidden';
import { hiddenSections, withoutHidden } from '../../../story/without-hidden';

/** A stored document of `adventure27`. */
export type StoredDocument = Readonly<Record<string, unknown>>;

/** The public and the private version of one document, as a transaction has read them. */
export interface DocumentPlaces {
  readonly shown: DocumentSnapshot;
  /** null when nothing of the story is or was hidden. */
  readonly kept: DocumentSnapshot | null;
}

export const chunksOf = ({ data }: StoredDocument): readonly unknown[] =>
  Array.isArray(data) ? data : [];

/** The complete document, from either collection; null when there is none. */
export function wholeDocument({ shown, kept }: DocumentPlaces): StoredDocument | null {
  return kept?.data() ?? shown.data() ?? null;
}

/**
 * The visible part of a document: all of it when nothing is hidden, null when everything is.
 * @param before The number of the story's chapters in earlier documents.
 */
export function shownPart(
  whole: StoredDocument,
  before: number,
  hidden: Hidden,
): StoredDocument | null {
  if (hidden.story) return null;
  const chunks = chunksOf(whole);
  const data = chunks.map((chunk, index) => {
    const sections = hiddenSections(hidden, before + index + 1);
    if (sections.size === 0) return chunk;
    const masked = withoutHidden(decodeChunk(chunk), sections);
    return masked.ok ? Buffer.from(encodeChunk(masked.chapter)) : chunk;
  });
  return data.every((chunk, index) => chunk === chunks[index]) ? whole : { ...whole, data };
}

interface Placing {
  /** The complete document. */
  readonly whole: StoredDocument;
  /** Its visible part. */
  readonly part: StoredDocument | null;
}

/** Writes the visible part to the public collection, and the complete document to the private one when they differ. */
export function placeDocument(
  transaction: Transaction,
  { shown, kept }: DocumentPlaces,
  { whole, part }: Placing,
): void {
  const put = (place: DocumentSnapshot, wanted: StoredDocument | null): void => {
    if (wanted === null) {
      if (place.exists) transaction.delete(place.ref);
    } else if (!isDeepStrictEqual(place.data(), wanted)) transaction.set(place.ref, wanted);
  };
  put(shown, part);
  if (kept !== null) put(kept, part === whole ? null : whole);
}
