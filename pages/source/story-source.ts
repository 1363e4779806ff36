import type { StoredChapter } from '../../story/adventure-document';
import type { Hidden } from '../../story/hidden';
import type { TimelineEntry } from '../../story/public-lists';

/** A document of `adventure27` as the app can take it over; `data` holds its chunks as base64. */
export interface SourceDocument {
  readonly id: string;
  readonly uid: string;
  readonly onamae: string;
  /** The name of the character's picture, or ''. */
  readonly image: string;
  readonly seq: number;
  readonly updatedAt: string;
  readonly data: readonly string[];
}

/** All that is public of a participant's story. */
export interface PublicStory {
  readonly docid: string;
  readonly onamae: string;
  readonly documents: readonly SourceDocument[];
  /** In the story's order. */
  readonly chapters: readonly StoredChapter[];
  readonly hidden: Hidden;
  /** When the newest document was written, ISO 8601, or ''. */
  readonly updatedAt: string;
}

/** Where served pages read. Every method rejects with a SourceError when the database does not answer as it should. */
export interface StorySource {
  /** null where no document exists. */
  story(docid: string): Promise<PublicStory | null>;
  /** Newest first, 100 at most. */
  timeline(): Promise<readonly TimelineEntry[]>;
}

export class SourceError extends Error {
  readonly code = 'source-not-readable';
}
