import type { ListedChapter } from './listed-chapter';
import type { SectionRef } from './section-ref';

/** The section after another, in the same chapter or at the beginning of the next; null where nothing readable follows. */
export function nextSection(
  story: readonly ListedChapter[],
  { chapter, section }: SectionRef,
): SectionRef | null {
  const sectionsOf = (number: number): number => {
    const listed = story[number - 1];
    return listed?.ok === true ? listed.sections : 0;
  };
  if (section < sectionsOf(chapter)) return { chapter, section: section + 1 };
  return sectionsOf(chapter + 1) > 0 ? { chapter: chapter + 1, section: 1 } : null;
}
