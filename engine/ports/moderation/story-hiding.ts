import type { Hidden } from '../../../story/hidden';

/** A document of a story that holds chapters. */
export interface StoryDocument {
  readonly id: string;
  /** The number of the story's chapters in earlier documents. */
  readonly before: number;
}

/**
 * Moves hidden content out of the public documents, and back. Turns may be published between these steps: each is
 * written where the newest `begin` has decided.
 */
export interface StoryHiding {
  /** Stories with hidden content, or whose move was not completed. */
  uids(): Promise<readonly string[]>;
  /** Whether exactly this content is hidden, and its move is complete. */
  isFinished(uid: string, hidden: Hidden): Promise<boolean>;
  /**
   * Decides what is hidden from now on, and publishes a notice of it.
   * @returns the number of this decision; a later decision has a higher number.
   */
  begin(uid: string, hidden: Hidden): Promise<number>;
  /** The story's documents in order, from both collections. */
  documents(uid: string): Promise<readonly StoryDocument[]>;
  /** Moves a document to where the newest decision requires it. */
  moveDocument(uid: string, document: StoryDocument): Promise<void>;
  /** Notes that the move of this decision is complete; no effect when there is a newer decision. */
  finish(uid: string, decision: number): Promise<void>;
}
