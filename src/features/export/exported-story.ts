import * as v from 'valibot';
import type { StoredChapter } from '../../../story/adventure-document';
import { shownName } from '../../../story/guest';
import { turnSchema } from '../../../story/turn';
import { book } from '../../messages/export';
import { storyMessages } from '../../messages/story-messages';

const sectionSchema = v.object({
  /** 第N節, from 1 in every chapter. */
  section: v.number(),
  ...v.pick(turnSchema, [
    'role',
    'date',
    'url',
    'sales',
    'unit',
    'continue',
    'ending',
    'battle',
    'worn',
  ]).entries,
  /** Plain text; paragraphs are parted by newlines. */
  text: v.string(),
  /** A reading for the first occurrence of each `base`. */
  ruby: v.array(v.object({ base: v.string(), reading: v.string() })),
});
export type ExportedSection = v.InferOutput<typeof sectionSchema>;

const chapterSchema = v.object({
  /** 第N章, from 1. */
  chapter: v.number(),
  title: v.string(),
  /** One sentence; '' until the chapter is over. */
  summary: v.string(),
  /** False where the server held something that was no chapter; `sections` is empty then. */
  readable: v.boolean(),
  sections: v.array(sectionSchema),
});
export type ExportedChapter = v.InferOutput<typeof chapterSchema>;

/** A whole story as it is written to a JSON file, and what the other formats are made of: docs/export.md. */
export const exportedStorySchema = v.object({
  format: v.literal('tokinotabibito-story'),
  version: v.literal(1),
  /** Says that the story was written by AI. */
  notice: v.string(),
  title: v.string(),
  name: v.string(),
  /** Where the story is read on. */
  url: v.string(),
  /** ISO 8601. */
  exportedAt: v.string(),
  chapters: v.array(chapterSchema),
});
export type ExportedStory = v.InferOutput<typeof exportedStorySchema>;

interface Source {
  readonly onamae: string;
  readonly url: string;
  /** ms since 1970. */
  readonly now: number;
  readonly chapters: readonly StoredChapter[];
}

export function exportedStory({ onamae, url, now, chapters }: Source): ExportedStory {
  const name = shownName(onamae);
  return {
    format: 'tokinotabibito-story',
    version: 1,
    notice: book.notice,
    title: storyMessages.storyOf(name),
    name,
    url,
    exportedAt: new Date(now).toISOString(),
    chapters: chapters.map((stored, index) => ({
      chapter: index + 1,
      title: stored.ok ? stored.chapter.title : '',
      summary: stored.ok ? stored.chapter.summary : '',
      readable: stored.ok,
      sections: (stored.ok ? stored.chapter.turn : []).map(({ turn, ruby = [], ...rest }, at) => ({
        section: at + 1,
        ...rest,
        text: turn,
        ruby,
      })),
    })),
  };
}

/** Sections of all chapters. */
export const sectionsIn = ({ chapters }: ExportedStory): number =>
  chapters.reduce((sum, { sections }) => sum + sections.length, 0);
