import * as v from 'valibot';
import type { Chapter } from './chapter';
import { cutTo, STORY_LIMITS } from './story-limits';

/** What a document of `adventure27` tells of a chapter, so that nobody has to unpack it for that. */
export const chapterOutlineSchema = v.object({
  title: v.pipe(v.string(), v.transform(cutTo(STORY_LIMITS.title))),
  /** One sentence; '' until the chapter is over. */
  summary: v.pipe(v.string(), v.transform(cutTo(STORY_LIMITS.summary))),
  /** How many there are. */
  sections: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
export type ChapterOutline = Readonly<v.InferOutput<typeof chapterOutlineSchema>>;

export const outlineOf = ({ title, summary, turn }: Chapter): ChapterOutline => ({
  title,
  summary,
  sections: turn.length,
});
