import type { Unsubscribe } from '../runtime/subscription';

/** A turn by its story and its favourite key. */
export interface LikedTurn {
  readonly docid: string;
  readonly key: string;
}

/** An account's like of a turn. */
export interface Favorite {
  readonly uid: string;
  readonly key: string;
}

/** The number of accounts that like a turn; 0 removes the count. */
export interface FavoriteCount extends LikedTurn {
  readonly count: number;
}

/** The likes that clients write, and the public counts. */
export interface FavoriteStore {
  /**
   * Reports every stored like, and then each one that is given or removed. Resolves when the stored ones have been
   * reported.
   */
  watch(listener: (favorite: Favorite) => void): Promise<Unsubscribe>;
  isLiked(uid: string, key: string): Promise<boolean>;
  /** Keys of a story's turns that an account likes. */
  likedBy(uid: string, docid: string): Promise<readonly string[]>;
  /** One turn of each story in which the account likes turns. */
  storiesLikedBy(uid: string): Promise<readonly LikedTurn[]>;
  /** The number of turns that an account likes, counted up to `limit`. */
  howMany(uid: string, limit: number): Promise<number>;
  /** Removes likes beyond an account's limits. */
  takeBack(uid: string, keys: readonly string[]): Promise<void>;
  /**
   * Writes counts of one story and the points of its likes, and marks its score as outdated, in one write.
   */
  writeCounts(docid: string, counts: readonly FavoriteCount[], points: number): Promise<void>;
  /** Some stories whose scores are marked as outdated. */
  readOutdatedScores(limit: number): Promise<readonly string[]>;
  /** Writes a score (null: there is no participant) and removes the mark, in one write. */
  writeScore(docid: string, score: number | null): Promise<void>;
  /** Writes how many likes a story has into the cover of the first of these timeline entries that is there. */
  writeCoverLikes(docid: string, timelineKeys: readonly string[]): Promise<void>;
}
