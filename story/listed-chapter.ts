import * as v from 'valibot';
import type { StoredChapter } from './adventure-document';
import { chapterSchema } from './chapter';
import { outlineOf, type ChapterOutline } from './chapter-outline';
import { unpackChunk } from './chunk-codec';
import { STORY_LIMITS } from './story-limits';

/** A chapter without its text, for tabs, pages and recaps. */
export type ListedChapter =
  | (ChapterOutline & {
      readonly ok: true;
      /** The chapter is loading, with its summary. */
      readonly isComing?: true;
      /** Of one that is loading, whether its last section ends the story. */
      readonly endsStory?: boolean;
    })
  | Extract<StoredChapter, { readonly ok: false }>;

/** Gets the text of a listed chapter. */
export type ReadChapter = (listed: ListedChapter) => StoredChapter;

/** Remaining bytes that may be inflated to list chapters. */
export interface ListingBudget {
  left: number;
}

export const listingBudget = (): ListingBudget => ({ left: STORY_LIMITS.listedBytes });

/**
 * Lists a document's chapters: from its outline if that is complete, else from as many chunks as the budget allows; the
 * others are `chunk-too-large`.
 */
export const listChapters = (
  {
    data,
    outline,
  }: {
    readonly data: readonly unknown[];
    readonly outline: readonly ChapterOutline[];
  },
  budget: ListingBudget = listingBudget(),
): ListedChapter[] =>
  outline.length === data.length
    ? outline.map(listOutline)
    : data.map((chunk) => listChunk(chunk, budget));

/** Lists a chapter by its outline alone. */
export const listOutline = (outline: ChapterOutline): ListedChapter => ({ ok: true, ...outline });

// The turns are counted, not parsed: a long story is listed whenever it is opened.
const countedSchema = v.object({
  ...v.pick(chapterSchema, ['title', 'summary']).entries,
  turn: v.array(v.unknown()),
});

/** Lists a stored chunk in any of the formats that `decodeChunk` accepts. Never throws. */
export function listChunk(chunk: unknown, budget: ListingBudget = listingBudget()): ListedChapter {
  const limit = Math.min(budget.left, STORY_LIMITS.chunkBytes);
  if (limit <= 0) return { ok: false, code: 'chunk-too-large' };
  const unpacked = unpackChunk(chunk, limit);
  if (!unpacked.ok) {
    if (unpacked.code !== 'chunk-not-bytes') budget.left -= limit;
    return unpacked;
  }
  budget.left -= unpacked.bytes;
  const counted = v.safeParse(countedSchema, unpacked.json);
  if (!counted.success) return { ok: false, code: 'chunk-not-a-chapter' };
  const { title, summary, turn } = counted.output;
  return { ok: true, title, summary, sections: turn.length };
}

/** Lists a decoded chapter. */
export const listChapter = (stored: StoredChapter): ListedChapter =>
  stored.ok ? { ok: true, ...outlineOf(stored.chapter) } : stored;
