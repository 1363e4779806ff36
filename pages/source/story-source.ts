import type { StoredChapter } from '../../story/adventure-document';
import type { ChapterOutline } from '../../story/chapter-outline';
import type { ListedChapter } from '../../story/listed-chapter';
import type { TimelineEntry } from '../../story/public-lists';

/** A document of `adventure27` as the app can take it over; `data` holds its chunks as base64. */
export interface WholeDocument {
  readonly id: string;
  readonly uid: string;
  readonly onamae: string;
  /** The name of the character's picture, or ''. */
  readonly image: string;
  readonly seq: number;
  readonly updatedAt: string;
  readonly outline: readonly ChapterOutline[];
  /** It says that the operator has hidden the whole story. */
  readonly hidden: boolean;
  readonly data: readonly string[];
}

/** A document in the story's order. */
export interface SourceDocument {
  readonly listed: readonly ListedChapter[];
  /** Null where nothing but the outline of a long story's document has been read. */
  readonly whole: WholeDocument | null;
}

/** What everybody may know of a story before a word of it has been read. */
export interface StoryOutline {
  /** All chapters in the story's order. */
  readonly listed: readonly ListedChapter[];
}

/** What is public of a participant's story, with the words that were asked for. */
export interface PublicStory extends StoryOutline {
  readonly docid: string;
  readonly onamae: string;
  /** The operator has hidden all of it. */
  readonly isHidden: boolean;
  readonly documents: readonly SourceDocument[];
  /** As many as `listed`; those whose words nobody asked for are `chunk-not-loaded`. */
  readonly chapters: readonly StoredChapter[];
  /** When the newest document was written, ISO 8601, or ''. */
  readonly updatedAt: string;
}

/** Says which chapters' words are needed, by their numbers from 1; numbers of none are let pass. */
export type Wanted = (story: StoryOutline) => readonly number[];

/** Where served pages read. Every method rejects with a SourceError when the database does not answer as it should. */
export interface StorySource {
  /** null where no document exists. */
  story(docid: string, wanted: Wanted): Promise<PublicStory | null>;
  /** Newest first, 100 at most. */
  timeline(): Promise<readonly TimelineEntry[]>;
}

export class SourceError extends Error {
  readonly code = 'source-not-readable';
}
