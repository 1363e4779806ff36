/** Pagination: a page as readers see it has ten sections, fewer at a chapter's end. */
export const TURNS_PER_PAGE = 10;

export function endsPage(section: number, chapterEnds: boolean): boolean {
  return chapterEnds || section % TURNS_PER_PAGE === 0;
}

export function beginsPage(section: number): boolean {
  return section % TURNS_PER_PAGE === 1;
}

/** The first section of a section's page. */
export function firstOfPage(section: number): number {
  return section - ((section - 1) % TURNS_PER_PAGE);
}

/** The first and the last section of a page, of a chapter with this many; null where the page has none. */
export function sectionsOfPage(
  page: number,
  sections: number,
): [first: number, last: number] | null {
  const first = TURNS_PER_PAGE * (page - 1) + 1;
  return first > sections ? null : [first, Math.min(sections, first + TURNS_PER_PAGE - 1)];
}

/** Number of pages of a chapter with this many turns; an empty chapter has one page. */
export function pageCount(turns: number): number {
  return Math.max(1, Math.ceil(turns / TURNS_PER_PAGE));
}
