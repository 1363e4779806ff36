import type { Hidden } from '../../../story/hidden';
import type { Unsubscribe } from '../runtime/subscription';

/** What the operator has ordered to be hidden, and the lists that everybody reads. */
export interface HiddenStories {
  /** What is to be hidden of a story. */
  read(uid: string): Promise<Hidden>;
  /** Every story of which something is to be hidden. */
  uids(): Promise<readonly string[]>;
  /**
   * Tells of every story of which something is to be hidden, and of every story for which that changes.
   * Resolves when those that are there have been told of.
   */
  watch(told: (uid: string) => void): Promise<Unsubscribe>;
  /**
   * Takes off the list of participants and the timeline what tells of anything hidden, and puts back what no longer does.
   * Doing it again changes nothing.
   */
  list(uid: string, hidden: Hidden): Promise<void>;
}
