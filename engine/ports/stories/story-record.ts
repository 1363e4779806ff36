import type { TimelineEntry } from '../../../story/public-lists';
import type { GuestCandidate } from '../entries/participant';

/** A timeline entry under the key that it gets whenever it is written, so that writing it twice changes nothing. */
export interface KeyedTimelineEntry extends TimelineEntry {
  readonly key: string;
}

/** Who is playing a story's page now; others keep away until the moment has passed. */
export interface Lease {
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/**
 * What only the engine knows of a story: `engine27/{uid}`. It changes in the same transaction as the public chapter,
 * so that it always tells exactly what has been published.
 */
export interface StoryRecord {
  readonly uid: string;
  /** What all of the story's randomness comes from. */
  readonly seed: number;
  /** When it was opened, in ms since 1970; 0 for stories of before this was noted. */
  readonly begunAt: number;
  /** The storyteller's own state after the newest published turn, as it serialised it. */
  readonly save: string;
  /** The cursor: how many sections are published, chapter by chapter. Empty before the first turn. */
  readonly sections: readonly number[];
  /** Whether the newest chapter has had its last turn. */
  readonly chapterEnded: boolean;
  /** Points earned in the story so far, without likes. */
  readonly merit: number;
  readonly status: 'playing' | 'ended';
  /** When the next turn is due, in ms since 1970. */
  readonly turnDueAt: number;
  /** When the first turn of the page being played was published, in ms since 1970. */
  readonly pageStartedAt: number;
  /** The name under which the newest turn was published. */
  readonly onamae: string;
  /** Who may turn up as a guest in the page of the newest turn; kept, so that a page resumed after a crash has the same. */
  readonly guestCandidates: readonly GuestCandidate[];
  /** How many sections of the whole story the public lists already tell of. */
  readonly projected: number;
  /** Timeline entries of published turns that may not be in the timeline yet. */
  readonly outbox: readonly KeyedTimelineEntry[];
  /** Rises whenever somebody begins to play a page: who holds an older number publishes nothing more. */
  readonly generation: number;
  readonly lease: Lease | null;
}
