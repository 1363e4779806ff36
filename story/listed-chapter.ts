import * as v from 'valibot';
import type { StoredChapter } from './adventure-document';
import { chapterSchema } from './chapter';
import { outlineOf, type ChapterOutline } from './chapter-outline';
import { unpackChunk } from './chunk-codec';
import { STORY_LIMITS } from './story-limits';

/** A chapter without its words: what tabs, pages and recaps show of it. */
export type ListedChapter =
  | (ChapterOutline & {
      readonly ok: true;
      /** Its words are on their way, and its summary with them. */
      readonly isComing?: true;
    })
  | Extract<StoredChapter, { readonly ok: false }>;

/** What may still be inflated to list chapters, in bytes. */
export interface ListingBudget {
  left: number;
}

export const listingBudget = (): ListingBudget => ({ left: STORY_LIMITS.listedBytes });

/**
 * Lists a document's chapters: from its outline where it has one for each of them, else from the chunks, as many as the
 * budget allows; the others are `chunk-too-large`.
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

/** Lists a chapter of which nothing but its outline is known. */
export const listOutline = (outline: ChapterOutline): ListedChapter => ({ ok: true, ...outline });

// The turns are counted, not looked at: a long story is listed whenever it is opened.
const countedSchema = v.object({
  ...v.pick(chapterSchema, ['title', 'summary']).entries,
  turn: v.array(v.unknown()),
});

/** Lists a stored chunk in any of the forms that `decodeChunk` reads. Never throws. */
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

/** Lists a chapter that has been decoded. */
export const listChapter = (stored: StoredChapter): ListedChapter =>
  stored.ok ? { ok: true, ...outlineOf(stored.chapter) } : stored;
