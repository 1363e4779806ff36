import * as v from 'valibot';
import type { StoredChapter } from './adventure-document';
import { chapterSchema } from './chapter';
import { unpackChunk } from './chunk-codec';

/** A chapter without its words: what tabs, pages and recaps show of it. */
export type ListedChapter =
  | {
      readonly ok: true;
      readonly title: string;
      /** One sentence; '' until the chapter is over. */
      readonly summary: string;
      /** How many there are. */
      readonly sections: number;
    }
  | Extract<StoredChapter, { readonly ok: false }>;

// The turns are counted, not looked at: a long story is listed whenever it is opened.
const outlineSchema = v.object({
  ...v.pick(chapterSchema, ['title', 'summary']).entries,
  turn: v.array(v.unknown()),
});

/** Lists a stored chunk in any of the forms that `decodeChunk` reads. Never throws. */
export function listChunk(chunk: unknown): ListedChapter {
  const unpacked = unpackChunk(chunk);
  if (!unpacked.ok) return unpacked;
  const outline = v.safeParse(outlineSchema, unpacked.json);
  if (!outline.success) return { ok: false, code: 'chunk-not-a-chapter' };
  const { title, summary, turn } = outline.output;
  return { ok: true, title, summary, sections: turn.length };
}

/** Lists a chapter that has been decoded. */
export const listChapter = (stored: StoredChapter): ListedChapter =>
  stored.ok
    ? {
        ok: true,
        title: stored.chapter.title,
        summary: stored.chapter.summary,
        sections: stored.chapter.turn.length,
      }
    : stored;
