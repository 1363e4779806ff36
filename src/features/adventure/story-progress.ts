import type { StoredChapter } from '../../../story/adventure-document';
import { endsStory } from '../../../story/ends-story';
import type { ListedChapter } from '../../../story/listed-chapter';
import { TURNS_PER_PAGE } from '../../../story/page-bounds';

/** Whether it is known of each chapter how many sections it has. */
export const isWhole = (story: readonly ListedChapter[]): boolean =>
  story.every((chapter) => chapter.ok || chapter.code !== 'chunk-not-loaded');

/** Where the story stands: `writing` within a page, `resting` between two, `ended`, or `none` where nothing is known. */
export type Progress =
  | { readonly kind: 'none' | 'ended' }
  /** `newestAt`: when the newest section was written, ms since 1970. */
  | { readonly kind: 'writing'; readonly newestAt: number }
  | { readonly kind: 'resting'; readonly pageStartedAt: number };

/**
 * Reads from a story's newest chapter how it goes on. A page is ten sections, fewer at the end of a chapter; a chapter
 * that is over has its summary. The next page begins a page's time after this one began.
 */
export function progressOf(last: StoredChapter | undefined): Progress {
  if (last === undefined || !last.ok) return { kind: 'none' };
  const { turn: turns, summary } = last.chapter;
  const newest = turns.at(-1);
  if (newest === undefined) return { kind: 'none' };
  if (endsStory(last)) return { kind: 'ended' };
  const isPageComplete = turns.length % TURNS_PER_PAGE === 0 || summary !== '';
  if (!isPageComplete) {
    const newestAt = Date.parse(newest.date);
    return Number.isNaN(newestAt) ? { kind: 'none' } : { kind: 'writing', newestAt };
  }
  const firstOfPage = turns[Math.floor((turns.length - 1) / TURNS_PER_PAGE) * TURNS_PER_PAGE];
  const pageStartedAt = Date.parse(firstOfPage?.date ?? '');
  return Number.isNaN(pageStartedAt) ? { kind: 'none' } : { kind: 'resting', pageStartedAt };
}
