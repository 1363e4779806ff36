import type { SectionRef } from '../../../story/section-ref';

/**
 * Which sections exist, by favourite key, so that a security rule can look one up: rules cannot take a key apart. The public
 * lists add to it with each turn.
 */
export interface SectionIndex {
  has(favoriteKey: string): Promise<boolean>;
  /** Adding again changes nothing. */
  add(docid: string, sections: readonly SectionRef[]): Promise<void>;
  /** Up to which uid the stories are listed that were published before there was an index; 'all' when all are. */
  readPlace(): Promise<{ readonly uid: string } | 'all' | null>;
  writePlace(place: { readonly uid: string } | 'all'): Promise<void>;
}
