import type { ListedChapter } from './listed-chapter';
import type { SectionRef } from './section-ref';

const sectionsOf = (chapter: ListedChapter): number => (chapter.ok ? chapter.sections : 0);

/** 全N節: the sections of all chapters that can be read. */
export const countSections = (story: readonly ListedChapter[]): number =>
  story.reduce((sum, chapter) => sum + sectionsOf(chapter), 0);

/** The newest section of a story, counted within its chapter; section 0 where there is none or it can't be read. */
export const newestOf = (story: readonly ListedChapter[]): SectionRef => {
  const last = story.at(-1);
  return { chapter: story.length, section: last === undefined ? 0 : sectionsOf(last) };
};
