import type { NewestWords, RankingEntry } from '../../../story/public-lists';
import type { Unsubscribe } from '../runtime/subscription';
import type { KeyedTimelineEntry } from '../stories/story-record';
import type { SectionRef } from '../../../story/section-ref';

/** One story's part of the public lists. Writing it is idempotent. */
export interface StoryProjection {
  readonly uid: string;
  readonly onamae: string;
  /** The number of sections published so far. */
  readonly clause: number;
  readonly score: number;
  readonly timeline: readonly KeyedTimelineEntry[];
  /** What the cover of the story's newest entry says; null where that says it itself. */
  readonly newest: NewestWords | null;
  /** The keys that the newest entry may have, the newest first. */
  readonly newestKeys: readonly string[];
  /** Keys of timeline entries to remove. */
  readonly withdrawn: readonly string[];
  /** Keys that belong to new stories from now on. */
  readonly ofNewStory: readonly string[];
  /** Keys that no longer do. */
  readonly forgotten: readonly string[];
  /** Sections that may be missing in the section index. */
  readonly sections: readonly SectionRef[];
}

/** One of the participants with the highest scores. */
export interface Contender extends RankingEntry {
  readonly uid: string;
}

/** The public lists. */
export interface PublicBoard {
  /** Writes member, clause, score, timeline and section index in one step. */
  project(projection: StoryProjection): Promise<void>;
  /** The newest entries of the timeline, up to a limit. */
  newestEntries(limit: number): Promise<readonly KeyedTimelineEntry[]>;
  /** Keys of entries that belong to new stories. */
  entriesOfNewStories(): Promise<readonly string[]>;
  /** Reports the participants with the highest scores, now and after every change; unordered. */
  watchBest(limit: number, listener: (best: readonly Contender[]) => void): Promise<Unsubscribe>;
  /** The participants with the highest scores; unordered. */
  readBest(limit: number): Promise<readonly Contender[]>;
  writeRanking(ranking: readonly RankingEntry[]): Promise<void>;
  /** Removes all but the timeline's newest `size` entries. */
  trimTimeline(size: number): Promise<void>;
}
