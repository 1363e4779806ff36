import type { Chapter } from './chapter';

/** The summary of a completed chapter; `chapter` counts from 1, `title` is '' if there is none. */
export interface PassedChapter {
  readonly chapter: number;
  readonly title: string;
  /** One sentence. */
  readonly summary: string;
}

/**
 * The recap (これまでのあらすじ) before a chapter: one sentence for each completed chapter before it. It is built from published
 * chapters and never reveals the chapter itself or a later one.
 * @param chapters All published chapters of a story, in order.
 * @param reading The number of the current chapter, from 1.
 */
export function recapOf(
  chapters: readonly Pick<Chapter, 'title' | 'summary'>[],
  reading: number,
): readonly PassedChapter[] {
  return chapters
    .slice(0, Math.max(0, reading - 1))
    .map(({ title, summary }, index) => ({ chapter: index + 1, title, summary }))
    .filter(({ summary }) => summary !== '');
}
