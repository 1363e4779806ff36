import * as v from 'valibot';
import type { Chapter } from './chapter';
import { cutTo, STORY_LIMITS } from './story-limits';

/** The outline of a chapter in its `adventure27` document, which avoids inflating the chunk for lists. */
export const chapterOutlineSchema = v.object({
  title: v.pipe(v.string(), v.transform(cutTo(STORY_LIMITS.title))),
  /** One sentence; '' until the chapter is complete. */
  summary: v.pipe(v.string(), v.transform(cutTo(STORY_LIMITS.summary))),
  /** Number of sections. */
  sections: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Of its first turn: `scene:NAME?…`. Missing in documents of earlier versions, and for none. */
  picture: v.exactOptional(v.fallback(v.string(), '')),
});
export type ChapterOutline = Readonly<v.InferOutput<typeof chapterOutlineSchema>>;

export const outlineOf = ({ title, summary, turn }: Chapter): ChapterOutline => ({
  title,
  summary,
  sections: turn.length,
  ...pictureOf(turn[0]?.url),
});

const pictureOf = (picture = ''): Pick<ChapterOutline, 'picture'> =>
  picture === '' ? {} : { picture };
