/** A page of a story; both count from 1. */
export interface PageRef {
  readonly chapter: number;
  readonly page: number;
}

/**
 * The page before or after another, across the chapters; null where the story begins or ends.
 * @param pages Pages of each chapter.
 */
export function adjacentPage(
  { chapter, page }: PageRef,
  pages: readonly number[],
  direction: 1 | -1,
): PageRef | null {
  const there = page + direction;
  if (there >= 1 && there <= (pages[chapter - 1] ?? 0)) return { chapter, page: there };
  const last = pages[chapter - 1 + direction];
  if (last === undefined) return null;
  return { chapter: chapter + direction, page: direction === 1 ? 1 : last };
}
