import type { ListedChapter } from '../../../story/listed-chapter';

/** Whether the words of every chapter are here, but of those that cannot be read. */
export const hasAllWords = (story: readonly ListedChapter[]): boolean =>
  story.every((chapter) =>
    chapter.ok ? chapter.isComing !== true : chapter.code !== 'chunk-not-loaded',
  );
