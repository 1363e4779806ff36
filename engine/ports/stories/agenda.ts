/** A story that somebody must look after, and since when, in ms since 1970. */
export interface DueStory {
  readonly uid: string;
  readonly dueAt: number;
}

/** How the stories stand, all together. */
export interface AgendaCounts {
  /** Due now, those of a player that has shown no life for too long among them. */
  readonly due: number;
  /** Due for longer than the given time. */
  readonly overdue: number;
  /** Being played now. */
  readonly playing: number;
  /** When the newest page began, in ms since 1970; null before the first. */
  readonly lastPageAt: number | null;
}

/** What is to be done for stories, read in pieces by those who hand it out. */
export interface Agenda {
  /** In the order of `dueAt` and uid, those that come after `after`. */
  due(now: number, after: DueStory | null, limit: number): Promise<readonly DueStory[]>;
  /** Up to where due stories were handed out the last time; null: all of them were. */
  readPlace(): Promise<DueStory | null>;
  writePlace(place: DueStory | null): Promise<void>;
  /** Stories that nobody will play again and whose newest turns the public lists may not tell of. */
  endedUnprojected(limit: number): Promise<readonly string[]>;
  /** Every story's uid, piece by piece, in the order of uids. */
  uids(after: string | null, limit: number): Promise<readonly string[]>;
  /** @param overdueAfterMs From when on a story that waits is a matter for the operator. */
  counts(now: number, overdueAfterMs: number): Promise<AgendaCounts>;
}
