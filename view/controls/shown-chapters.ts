/** Up to here every chapter has a tab of its own. */
const ALL_SHOWN = 30;
/** Of more there are the first, the last and as many on either side of the one that is read. */
const NEIGHBOURS = 6;

/** The chapters that have a tab, from 1. */
export function shownChapters(chapter: number, chapters: number): number[] {
  const all = Array.from({ length: chapters }, (_, index) => index + 1);
  if (chapters <= ALL_SHOWN) return all;
  return all.filter(
    (each) => each === 1 || each === chapters || Math.abs(each - chapter) <= NEIGHBOURS,
  );
}
