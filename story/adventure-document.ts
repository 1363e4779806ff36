import * as v from 'valibot';
import type { Chapter } from './chapter';
import { chapterOutlineSchema, outlineOf } from './chapter-outline';
import { decodeChunk, encodeChunk } from './chunk-codec';
import type { CHUNK_ERRORS } from './chunk-errors';

/** A document of `adventure27`. `data` holds chunks, one chapter each; this engine writes one chunk a document. */
export const adventureDocumentSchema = v.object({
  uid: v.string(),
  onamae: v.fallback(v.string(), ''),
  /** The name of the character's picture, '' where an older engine wrote none. */
  image: v.fallback(v.string(), ''),
  data: v.fallback(v.array(v.unknown()), []),
  /** Its chapters without their words, one for each chunk; empty where an older engine wrote none. */
  outline: v.fallback(v.array(chapterOutlineSchema), []),
  /** Orders a participant's documents; documents without one come first, by their id. */
  seq: v.fallback(v.number(), 0),
  /** ISO 8601. */
  updatedAt: v.fallback(v.string(), ''),
  /** The operator has hidden the whole story: a document without chapters says so in place of the others. */
  hidden: v.fallback(v.boolean(), false),
});
export type AdventureDocument = v.InferOutput<typeof adventureDocumentSchema>;

/** What a document holds of chapters. */
export const packChapters = (
  chapters: readonly Chapter[],
): { data: Uint8Array[]; outline: AdventureDocument['outline'] } => ({
  data: chapters.map(encodeChunk),
  outline: chapters.map(outlineOf),
});

/** A chapter in the order of the story, or the reason why it cannot be shown. */
export type StoredChapter =
  | { readonly ok: true; readonly chapter: Chapter }
  | { readonly ok: false; readonly code: keyof typeof CHUNK_ERRORS };

/** Puts a participant's documents in order: by `seq`, then by document id. */
export function inStoryOrder<T extends { readonly id: string; readonly seq: number }>(
  documents: readonly T[],
): T[] {
  return [...documents].sort((a, b) => a.seq - b.seq || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

/** Every chapter of a document; a broken chunk keeps its place in the numbering. */
export function chaptersOf(document: AdventureDocument): StoredChapter[] {
  return document.data.map((chunk) => decodeChunk(chunk));
}
