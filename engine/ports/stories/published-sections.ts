import type { StoryRecord } from './story-record';

/** How many sections of the whole story are published. */
export function publishedSections({ sections }: Pick<StoryRecord, 'sections'>): number {
  return sections.reduce((sum, count) => sum + count, 0);
}
