import type { SectionRef } from '../../../story/section-ref';
import type { StoryRecord } from '../../ports/stories/story-record';

/** The number of a turn: chapter and section count from 1. */
export type Cursor = SectionRef;

type Progress = Pick<StoryRecord, 'sections' | 'chapterEnded'>;

/** The next turn. */
export function nextTurn({ sections, chapterEnded }: Progress): Cursor {
  const last = sections.at(-1);
  return last === undefined || chapterEnded
    ? { chapter: sections.length + 1, section: 1 }
    : { chapter: sections.length, section: last + 1 };
}

export function isPublished(
  { sections }: Pick<StoryRecord, 'sections'>,
  { chapter, section }: Cursor,
): boolean {
  return section >= 1 && section <= (sections[chapter - 1] ?? 0);
}

/** The published sections of the whole story without its first `count`. */
export function sectionsAfter(
  { sections }: Pick<StoryRecord, 'sections'>,
  count: number,
): SectionRef[] {
  return sections
    .flatMap((last, index) =>
      Array.from({ length: last }, (_, turn) => ({ chapter: index + 1, section: turn + 1 })),
    )
    .slice(count);
}
