import type { Hidden } from '../../../story/hidden';
import type { Unsubscribe } from '../runtime/subscription';

/** The operator's orders to hide content, and their effect on the public lists. */
export interface HiddenStories {
  /** What is ordered to be hidden of a story. */
  read(uid: string): Promise<Hidden>;
  /** The stories with hidden content, by those orders. */
  uids(): Promise<readonly string[]>;
  /**
   * Reports every story with hidden content, and every story for which that changes.
   * Resolves when the stored ones have been reported.
   */
  watch(listener: (uid: string) => void): Promise<Unsubscribe>;
  /**
   * Removes hidden content from the member list and the timeline, and restores what is visible again. Idempotent.
   */
  list(uid: string, hidden: Hidden): Promise<void>;
}
