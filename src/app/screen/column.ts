/** The column whose lines run from top to bottom; null where a story is set in level lines. */
export const columnOf = (page: Document): HTMLElement | null =>
  page.querySelector<HTMLElement>('[data-writing="vertical"]');

/** How much of a column is still to come, in px: it goes on to the left. */
export const leftAhead = (column: HTMLElement): number =>
  // In a column that begins at the right, the place of scrolling counts from 0 downwards.
  Math.max(0, column.scrollWidth - column.clientWidth + column.scrollLeft);

/** How much of a column has been read, in px. */
export const leftBehind = (column: HTMLElement): number => Math.max(0, -column.scrollLeft);

/** Less than this is a rounding of the browser's, in px. */
export const ROUNDING = 2;
