import type { Unsubscribe } from './entry-store';

/** Participants whose stories the operator has hidden. */
export interface HiddenStories {
  /**
   * Tells who is hidden: those that are, and those that come to be; and who no longer is.
   * Resolves when those that are have been told of.
   */
  watch(told: (uid: string, isHidden: boolean) => void): Promise<Unsubscribe>;
  /** Takes a participant off the list of participants and the timeline. */
  conceal(uid: string): Promise<void>;
  /** Puts a participant on the list again; the timeline goes on with what is told from now on. */
  reveal(uid: string): Promise<void>;
}
