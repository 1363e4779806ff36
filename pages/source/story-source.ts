import type { StoredChapter } from '../../story/adventure-document';
import type { ChapterOutline } from '../../story/chapter-outline';
import type { ListedChapter } from '../../story/listed-chapter';
import type { TimelineEntry } from '../../story/public-lists';

/** A document of `adventure27` as the app accepts it; `data` holds its chunks as base64. */
export interface WholeDocument {
  readonly id: string;
  readonly uid: string;
  readonly onamae: string;
  /** The name of the character's picture, or ''. */
  readonly image: string;
  readonly seq: number;
  readonly updatedAt: string;
  readonly outline: readonly ChapterOutline[];
  /** Whether it is the notice of a hidden story. */
  readonly hidden: boolean;
  readonly data: readonly string[];
}

/** A document in the story's order. */
export interface SourceDocument {
  readonly listed: readonly ListedChapter[];
  /** null when only the outline was read, as for a long story's document. */
  readonly whole: WholeDocument | null;
}

/** The public metadata of a story, without its text. */
export interface StoryOutline {
  /** All chapters in the story's order. */
  readonly listed: readonly ListedChapter[];
}

/** The public part of a participant's story, with the requested text. */
export interface PublicStory extends StoryOutline {
  readonly docid: string;
  readonly onamae: string;
  /** Whether all of it is hidden. */
  readonly isHidden: boolean;
  readonly documents: readonly SourceDocument[];
  /** As many as `listed`; those without requested text are `chunk-not-loaded`. */
  readonly chapters: readonly StoredChapter[];
  /** When the newest document was written, ISO 8601, or ''. */
  readonly updatedAt: string;
}

/** Selects the chapters whose text is needed, by their numbers from 1; numbers without a chapter are ignored. */
export type Wanted = (story: StoryOutline) => readonly number[];

/** The data source of served pages. Every method rejects with a SourceError when the database's response fails or is invalid. */
export interface StorySource {
  /** null when no document exists. */
  story(docid: string, wanted: Wanted): Promise<PublicStory | null>;
  /** Newest first, 100 at most. */
  timeline(): Promise<readonly TimelineEntry[]>;
}

export class SourceError extends Error {
  readonly code = 'source-not-readable';
}
