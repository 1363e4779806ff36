import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { decodeChunk, encodeChunk } from '../../../story/chunk-codec';
import type { Hidden } from '../../../story/hidden';
import { hiddenSections, withoutHidden } from '../../../story/without-hidden';

/** A document of `adventure27` as it is stored. */
export type StoredDocument = Readonly<Record<string, unknown>>;

/** The same document in the public collection and in the private one, as a transaction has read them. */
export interface DocumentPlaces {
  readonly shown: DocumentSnapshot;
  /** null where nothing of the story is hidden, and nothing was. */
  readonly kept: DocumentSnapshot | null;
}

export const chunksOf = ({ data }: StoredDocument): readonly unknown[] =>
  Array.isArray(data) ? data : [];

/** The document with nothing hidden in it, wherever it is; null where there is none. */
export function wholeDocument({ shown, kept }: DocumentPlaces): StoredDocument | null {
  return kept?.data() ?? shown.data() ?? null;
}

/**
 * What everybody may read of a document: itself where nothing of it is hidden, null where all of it is.
 * @param before How many chapters of the story stand in earlier documents.
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
  /** The document with nothing hidden in it. */
  readonly whole: StoredDocument;
  /** What everybody may read of it. */
  readonly part: StoredDocument | null;
}

/** Writes a document to where it belongs: public as far as it may be read, and whole in private where that is not all. */
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
