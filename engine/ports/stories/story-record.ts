import type { NewestWords, TimelineEntry } from '../../../story/public-lists';
import type { GuestCandidate } from '../entries/participant';

/** A timeline entry with its key, which is always the same, so that writing it is idempotent. */
export interface KeyedTimelineEntry extends TimelineEntry {
  readonly key: string;
}

/** The worker that is playing the story's page; others must wait until the lease expires. */
export interface Lease {
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/**
 * The engine's private data of a story: `engine27/{uid}`. It changes in the same transaction as the public chapter,
 * so that it always matches what is published.
 */
export interface StoryRecord {
  readonly uid: string;
  /** The seed of all randomness of the story. */
  readonly seed: number;
  /** When it was opened, in ms since 1970; 0 for stories older than this field. */
  readonly begunAt: number;
  /** The storyteller's serialised state after the newest published turn. */
  readonly save: string;
  /** The cursor: the number of published sections of each chapter. Empty before the first turn. */
  readonly sections: readonly number[];
  /** Whether the newest chapter's last turn is published. */
  readonly chapterEnded: boolean;
  /** Points earned in the story so far, without likes. */
  readonly merit: number;
  readonly status: 'playing' | 'ended';
  /** When the next turn is due, in ms since 1970. */
  readonly turnDueAt: number;
  /** When the first turn of the page being played was published, in ms since 1970. */
  readonly pageStartedAt: number;
  /** The character's name when the newest turn was published. */
  readonly onamae: string;
  /** The guest candidates of the newest turn's page; stored, so that a page resumed after a crash has the same ones. */
  readonly guestCandidates: readonly GuestCandidate[];
  /** The number of the story's sections that are in the public lists. */
  readonly projected: number;
  /** Timeline entries of published turns that may be missing in the timeline. */
  readonly outbox: readonly KeyedTimelineEntry[];
  /** What the newest turn says in the cover of the entry before it; null for a turn with an entry of its own. */
  readonly newest: NewestWords | null;
  /** Fencing token: rises with each lease; an owner with an older number can't publish. */
  readonly generation: number;
  readonly lease: Lease | null;
}
