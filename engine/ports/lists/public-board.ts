import type { RankingEntry } from '../../../story/public-lists';
import type { Unsubscribe } from '../runtime/subscription';
import type { KeyedTimelineEntry } from '../stories/story-record';
import type { SectionRef } from '../../../story/section-ref';

/** What the public lists tell of one story. Writing it again changes nothing. */
export interface StoryProjection {
  readonly uid: string;
  readonly onamae: string;
  /** Sections published so far. */
  readonly clause: number;
  readonly score: number;
  readonly timeline: readonly KeyedTimelineEntry[];
  /** Keys of timeline entries that go. */
  readonly withdrawn: readonly string[];
  /** Keys that are known as new stories' from now on. */
  readonly ofNewStory: readonly string[];
  /** Keys that no longer are. */
  readonly forgotten: readonly string[];
  /** Sections that the section index may not have. */
  readonly sections: readonly SectionRef[];
}

/** A participant among those with the most points. */
export interface Contender extends RankingEntry {
  readonly uid: string;
}

/** The lists that everyone can read. */
export interface PublicBoard {
  /** Writes member, clause, score, timeline and section index in one step. */
  project(projection: StoryProjection): Promise<void>;
  /** The newest so many entries of the timeline. */
  newestEntries(limit: number): Promise<readonly KeyedTimelineEntry[]>;
  /** Keys of entries that are known as new stories'. */
  entriesOfNewStories(): Promise<readonly string[]>;
  /** Tells, now and after every change, who has the most points; in no particular order. */
  watchBest(limit: number, told: (best: readonly Contender[]) => void): Promise<Unsubscribe>;
  /** Who has the most points now; in no particular order. */
  readBest(limit: number): Promise<readonly Contender[]>;
  writeRanking(ranking: readonly RankingEntry[]): Promise<void>;
  /** Removes what does not belong to the timeline's newest `size` entries. */
  trimTimeline(size: number): Promise<void>;
}
