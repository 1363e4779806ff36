/** A story that is due, and since when, in ms since 1970. */
export interface DueStory {
  readonly uid: string;
  readonly dueAt: number;
}

/** The state of all stories. */
export interface AgendaCounts {
  /** Due now, including those with an expired lease. */
  readonly due: number;
  /** Due for longer than the given time. */
  readonly overdue: number;
  /** Being played now. */
  readonly playing: number;
  /** When the newest page began, in ms since 1970; null before the first one. */
  readonly lastPageAt: number | null;
}

/** Finds due work, in batches. */
export interface Agenda {
  /** In the order of `dueAt` and uid, after the position `after`. */
  due(now: number, after: DueStory | null, limit: number): Promise<readonly DueStory[]>;
  /** The last due story that was handed out; null: all were. */
  readPlace(): Promise<DueStory | null>;
  writePlace(place: DueStory | null): Promise<void>;
  /** Ended stories whose newest turns may be missing in the public lists. */
  endedUnprojected(limit: number): Promise<readonly string[]>;
  /** The uids of all stories, in batches, in the order of uids. */
  uids(after: string | null, limit: number): Promise<readonly string[]>;
  /** @param overdueAfterMs The waiting time from which on a story is overdue. */
  counts(now: number, overdueAfterMs: number): Promise<AgendaCounts>;
}
