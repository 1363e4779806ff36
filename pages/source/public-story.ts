import { inStoryOrder, type StoredChapter } from '../../story/adventure-document';
import type { ChapterOutline } from '../../story/chapter-outline';
import { decodeChunk } from '../../story/chunk-codec';
import {
  listChapters,
  listingBudget,
  listOutline,
  type ListedChapter,
  type ListingBudget,
} from '../../story/listed-chapter';
import type { PublicStory, Wanted, WholeDocument } from './story-source';

/** A document without its chunks, described by its outline. */
export interface OutlinedDocument {
  readonly id: string;
  readonly onamae: string;
  readonly seq: number;
  readonly updatedAt: string;
  readonly outline: readonly ChapterOutline[];
  readonly hidden: boolean;
  readonly data: null;
}

/** A document as it was read. */
export type ReadDocument = WholeDocument | OutlinedDocument;

/** The ids of the documents with requested chapters whose chunks are not loaded. */
export function missingFor(documents: readonly ReadDocument[], wanted: Wanted): string[] {
  return placed(documents, wanted)
    .filter((part) => part.document.data === null && part.wanted.some(Boolean))
    .map(({ document }) => document.id);
}

/** The story of these documents, with the text of the requested chapters. */
export function publicStory(
  docid: string,
  documents: readonly ReadDocument[],
  wanted: Wanted,
): PublicStory {
  const parts = placed(documents, wanted);
  return {
    docid,
    onamae: parts.findLast(({ document }) => document.onamae !== '')?.document.onamae ?? '',
    documents: parts.map(({ document, listed }) => ({
      listed,
      whole: document.data === null ? null : document,
    })),
    listed: parts.flatMap(({ listed }) => listed),
    chapters: parts.flatMap(({ document, wanted: isWantedEach }) =>
      isWantedEach.map((isWanted, index): StoredChapter =>
        isWanted && document.data !== null ? decodeChunk(document.data[index]) : NOT_LOADED,
      ),
    ),
    isHidden: documents.some(({ hidden }) => hidden),
    updatedAt: documents.reduce(
      (newest, { updatedAt }) => (updatedAt > newest ? updatedAt : newest),
      '',
    ),
  };
}

const NOT_LOADED = { ok: false, code: 'chunk-not-loaded' } as const;

interface Part {
  readonly document: ReadDocument;
  readonly listed: readonly ListedChapter[];
  /** Of each of its chapters. */
  readonly wanted: readonly boolean[];
}

/** The documents in the story's order. */
function placed(documents: readonly ReadDocument[], wanted: Wanted): Part[] {
  const budget = listingBudget();
  const parts = inStoryOrder(documents).map((document) => ({
    document,
    listed: listedOf(document, budget),
  }));
  const asked = new Set(wanted({ listed: parts.flatMap(({ listed }) => listed) }));
  let number = 0;
  return parts.map(({ document, listed }) => ({
    document,
    listed,
    wanted: listed.map(() => asked.has((number += 1))),
  }));
}

const listedOf = (document: ReadDocument, budget: ListingBudget): readonly ListedChapter[] =>
  document.data === null ? document.outline.map(listOutline) : listChapters(document, budget);
