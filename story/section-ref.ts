/** A section of a story; both count from 1. */
export interface SectionRef {
  readonly chapter: number;
  readonly section: number;
}

/** Below 0 where `a` stands before `b`. */
export const compareSections = (a: SectionRef, b: SectionRef): number =>
  a.chapter - b.chapter || a.section - b.section;
