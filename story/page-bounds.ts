import { TURNS_PER_PAGE } from './turn-url';

/** A page as readers see it: ten sections, fewer at a chapter's end. */
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
