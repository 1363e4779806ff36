import type { Chapter } from '../../../story/chapter';
import type { CharacterIconName } from '../../../story/character-icon';
import type { StoryRecord } from './story-record';

/** A chapter and its document's fields, unpacked: `AdventureDocument` is the stored form, which only adapters and clients use. */
export interface PublishedChapter {
  readonly onamae: string;
  /** The character's picture. */
  readonly image: CharacterIconName;
  /** ISO 8601. */
  readonly updatedAt: string;
  readonly chapter: Chapter;
}

/** A story and the chapter of its next turn. */
export interface OpenStory {
  readonly record: StoryRecord;
  /** null before the chapter's first turn. */
  readonly chapter: PublishedChapter | null;
}

export interface DueStories {
  /** The longest waiting first. */
  readonly uids: readonly string[];
  /** When the next one after these is due, in ms since 1970; null when there is none. */
  readonly next: number | null;
}

/**
 * Stores records and public chapters. Each change is one transaction. A change function may run several times and must be
 * without side effects.
 */
export interface StoryStore {
  read(uid: string): Promise<StoryRecord | null>;
  /** How far a story is, without the save. */
  readProgress(
    uid: string,
  ): Promise<Pick<StoryRecord, 'merit' | 'sections' | 'status' | 'turnDueAt'> | null>;
  /**
   * Creates a story and gives it the next number among all stories, in one transaction.
   * @param begin Its record, by its number from 1; it may run several times.
   * @returns false when the story exists; it is not changed, and no number is used.
   */
  create(uid: string, begin: (serial: number) => StoryRecord): Promise<boolean>;
  /** @returns the record after the change, or null when there is none or `change` returned null. */
  update(
    uid: string,
    change: (record: StoryRecord) => StoryRecord | null,
  ): Promise<StoryRecord | null>;
  /**
   * Writes a chapter and the record together, so that a turn is published exactly once.
   * @param chapter The chapter's number, from 1.
   * @returns the record after the write, or null when nothing was written.
   * @throws Error with code `chapter-unreadable` when the stored chapter cannot be read.
   */
  publish(
    uid: string,
    chapter: number,
    change: (story: OpenStory) => { record: StoryRecord; chapter: PublishedChapter } | null,
  ): Promise<StoryRecord | null>;
  /**
   * Stories whose next page is due and without a lease, or whose lease has expired.
   * @param now Milliseconds since 1970.
   */
  due(now: number, limit: number): Promise<DueStories>;
  /**
   * Stories that are not due before this time.
   * @param time Milliseconds since 1970.
   */
  dueAfter(time: number, limit: number): Promise<readonly string[]>;
  /** Stories whose published turns may be missing in the public lists. */
  unprojected(): Promise<readonly string[]>;
}
