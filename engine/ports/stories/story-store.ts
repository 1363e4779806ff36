import type { Chapter } from '../../../story/chapter';
import type { CharacterIconName } from '../../../story/character-icon';
import type { StoryRecord } from './story-record';

/** A chapter and its document's fields, unpacked: `AdventureDocument` is the stored form, which only adapters and readers know. */
export interface PublishedChapter {
  readonly onamae: string;
  /** The character's picture. */
  readonly image: CharacterIconName;
  /** ISO 8601. */
  readonly updatedAt: string;
  readonly chapter: Chapter;
}

/** A story and the chapter that its next turn goes into. */
export interface OpenStory {
  readonly record: StoryRecord;
  /** null before the chapter's first turn. */
  readonly chapter: PublishedChapter | null;
}

export interface DueStories {
  /** The one that has waited longest in front. */
  readonly uids: readonly string[];
  /** When the next one after these is due, in ms since 1970; null when there is none. */
  readonly next: number | null;
}

/**
 * Keeps records and public chapters. Each change is one transaction: all of it happens or nothing, and of two
 * changes at once one sees the other's result. A change function may run several times and has no effects of its own.
 */
export interface StoryStore {
  read(uid: string): Promise<StoryRecord | null>;
  /** What a score needs, without the save. */
  readProgress(uid: string): Promise<Pick<StoryRecord, 'merit' | 'sections'> | null>;
  /** @returns false when the story exists; it is left as it is. */
  create(record: StoryRecord): Promise<boolean>;
  /** @returns the record as it is afterwards, or null when there is none or `change` returned null. */
  update(
    uid: string,
    change: (record: StoryRecord) => StoryRecord | null,
  ): Promise<StoryRecord | null>;
  /**
   * Writes a chapter and the record together.
   * @param chapter The chapter's number, from 1.
   * @returns the record as it is afterwards, or null when nothing was written.
   * @throws Error with code `chapter-unreadable` when the stored chapter cannot be read.
   */
  publish(
    uid: string,
    chapter: number,
    change: (story: OpenStory) => { record: StoryRecord; chapter: PublishedChapter } | null,
  ): Promise<StoryRecord | null>;
  /**
   * Stories whose next page is due and that nobody is playing, or whose player has shown no life for too long.
   * @param now Milliseconds since 1970.
   */
  due(now: number, limit: number): Promise<DueStories>;
  /**
   * Stories that nobody will look after before this time.
   * @param time Milliseconds since 1970.
   */
  dueAfter(time: number, limit: number): Promise<readonly string[]>;
  /** Stories with published turns that the public lists may not tell of. */
  unprojected(): Promise<readonly string[]>;
}
