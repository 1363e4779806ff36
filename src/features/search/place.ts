/** A section of a story; both count from 1. */
export interface Place {
  readonly chapter: number;
  readonly section: number;
}

/** Below 0 where `a` stands before `b`. */
export const comparePlaces = (a: Place, b: Place): number =>
  a.chapter - b.chapter || a.section - b.section;
