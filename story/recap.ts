import type { Chapter } from './chapter';

/** What a chapter that is over came to; `chapter` counts from 1, `title` is '' where there is none. */
export interface PassedChapter {
  readonly chapter: number;
  readonly title: string;
  /** One sentence. */
  readonly summary: string;
}

/**
 * これまでのあらすじ for somebody who is about to read a chapter: a sentence for each chapter before it that is over.
 * It is built from what was published, and tells nothing of the chapter itself or of any after it.
 * @param chapters All chapters of a story that are published, in order.
 * @param reading The number of the chapter that is read, from 1.
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
