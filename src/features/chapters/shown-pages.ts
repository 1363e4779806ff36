/** Up to here every page has a link of its own. */
const ALL_SHOWN = 9;

/**
 * The pages that have a link in the pagination: all of a few, else the first, the last and those around the one that is
 * read, with a null for each gap.
 */
export function shownPages(page: number, pages: number): (number | null)[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  if (pages <= ALL_SHOWN) return all;
  const near = all.filter((each) => each === 1 || each === pages || Math.abs(each - page) <= 1);
  return near.flatMap((each, index) => {
    const before = near[index - 1] ?? each - 1;
    // A gap of one page is that page: an ellipsis would take as much room.
    if (each - before === 2) return [each - 1, each];
    return each - before > 2 ? [null, each] : [each];
  });
}
