import type { Hidden } from '../../../story/hidden';

/** A document of a story that holds chapters. */
export interface StoryDocument {
  readonly id: string;
  /** How many chapters of the story stand in earlier documents. */
  readonly before: number;
}

/**
 * Moves what is hidden of stories out of the public documents, and back. Turns may be published at any time between these
 * steps: each of them goes where the newest `begin` says.
 */
export interface StoryHiding {
  /** Stories of which something is hidden, or whose move was not finished. */
  uids(): Promise<readonly string[]>;
  /** Whether exactly this is hidden of the story, and its move is finished. */
  isFinished(uid: string, hidden: Hidden): Promise<boolean>;
  /**
   * Decides what is hidden from now on, and tells readers that something is.
   * @returns the number of this decision; a later one has a higher number.
   */
  begin(uid: string, hidden: Hidden): Promise<number>;
  /** The story's documents in its order, wherever they are. */
  documents(uid: string): Promise<readonly StoryDocument[]>;
  /** Moves a document to where the newest decision wants it. */
  moveDocument(uid: string, document: StoryDocument): Promise<void>;
  /** Notes that all documents are where this decision wants them; nothing where there is a newer one. */
  finish(uid: string, decision: number): Promise<void>;
}
