import * as v from 'valibot';
import type { Chapter } from './chapter';
import { chapterOutlineSchema, outlineOf } from './chapter-outline';
import { decodeChunk, encodeChunk } from './chunk-codec';
import type { CHUNK_ERRORS } from './chunk-errors';

/** A document of `adventure27`. `data` holds chunks, one chapter each; this engine writes one chunk per document. */
export const adventureDocumentSchema = v.object({
  uid: v.string(),
  onamae: v.fallback(v.string(), ''),
  /** The name of the character's icon, '' in documents of older engines. */
  image: v.fallback(v.string(), ''),
  data: v.fallback(v.array(v.unknown()), []),
  /** The outlines of its chapters, one per chunk; empty in documents of older engines. */
  outline: v.fallback(v.array(chapterOutlineSchema), []),
  /** Sort key of a participant's documents; documents without it come first, sorted by id. */
  seq: v.fallback(v.number(), 0),
  /** ISO 8601. */
  updatedAt: v.fallback(v.string(), ''),
  /** The operator has hidden the whole story: a document without chapters then replaces the others. */
  hidden: v.fallback(v.boolean(), false),
});
/** The stored form of chapters: what clients read from Firestore, with chunks still packed. */
export type AdventureDocument = v.InferOutput<typeof adventureDocumentSchema>;

/** The content of a document. */
export const packChapters = (
  chapters: readonly Chapter[],
): { data: Uint8Array[]; outline: AdventureDocument['outline'] } => ({
  data: chapters.map(encodeChunk),
  outline: chapters.map(outlineOf),
});

/** A chapter in story order, or the reason why it can't be shown. */
export type StoredChapter =
  | { readonly ok: true; readonly chapter: Chapter }
  | { readonly ok: false; readonly code: keyof typeof CHUNK_ERRORS };

/** Sorts a participant's documents by `seq`, then by document id. */
export function inStoryOrder<T extends { readonly id: string; readonly seq: number }>(
  documents: readonly T[],
): T[] {
  return [...documents].sort((a, b) => a.seq - b.seq || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

/** All chapters of a document; a broken chunk keeps its number. */
export function chaptersOf(document: AdventureDocument): StoredChapter[] {
  return document.data.map((chunk) => decodeChunk(chunk));
}
