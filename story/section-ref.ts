/** A section (第N節) of a story; both numbers count from 1, `section` within its chapter. */
export interface SectionRef {
  readonly chapter: number;
  readonly section: number;
}

/** Negative where `a` comes before `b`. */
export const compareSections = (a: SectionRef, b: SectionRef): number =>
  a.chapter - b.chapter || a.section - b.section;
