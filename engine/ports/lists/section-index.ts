import type { SectionRef } from '../../../story/section-ref';

/**
 * Which sections exist, by favourite key, so that a security rule can look one up: rules can't parse a key. The projection
 * to the public lists adds each new turn.
 */
export interface SectionIndex {
  has(favoriteKey: string): Promise<boolean>;
  /** Idempotent. */
  add(docid: string, sections: readonly SectionRef[]): Promise<void>;
  /** The last uid up to which older stories were added to the index; 'all' when all were. */
  readPlace(): Promise<{ readonly uid: string } | 'all' | null>;
  writePlace(place: { readonly uid: string } | 'all'): Promise<void>;
}
