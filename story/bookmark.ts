import type { SectionRef } from './section-ref';

/** Up to where an account has read a story. */
export interface Bookmark extends SectionRef {
  /** When, ISO 8601. */
  readonly date: string;
}
