import type { Unsubscribe } from '../runtime/subscription';

/** A turn by its story and its favourite key. */
export interface LikedTurn {
  readonly docid: string;
  readonly key: string;
}

/** Who likes which turn. */
export interface Favorite {
  readonly uid: string;
  readonly key: string;
}

/** How many distinct people like a turn; 0 removes the count. */
export interface FavoriteCount extends LikedTurn {
  readonly count: number;
}

/** What people say that they like, and what everybody sees of it. */
export interface FavoriteStore {
  /**
   * Tells of every like that is there, and then of every one that is given or taken. Resolves when those that are there
   * have been told of.
   */
  watch(told: (favorite: Favorite) => void): Promise<Unsubscribe>;
  isLiked(uid: string, key: string): Promise<boolean>;
  /** Keys of a story's turns that a person likes. */
  likedBy(uid: string, docid: string): Promise<readonly string[]>;
  /** One turn of each story that a person likes turns of. */
  storiesLikedBy(uid: string): Promise<readonly LikedTurn[]>;
  /** How many turns a person likes, counted up to `limit`. */
  howMany(uid: string, limit: number): Promise<number>;
  /** Removes likes that are more than an account may have. */
  takeBack(uid: string, keys: readonly string[]): Promise<void>;
  /**
   * Writes counts of one story and the points that its likes are worth, and notes in the same step that its score is out
   * of date.
   */
  writeCounts(docid: string, counts: readonly FavoriteCount[], points: number): Promise<void>;
  /** Some stories whose scores were noted as out of date. */
  readOutdatedScores(limit: number): Promise<readonly string[]>;
  /** Writes a score (null: there is nobody to have one) and takes the note away, in one step. */
  writeScore(docid: string, score: number | null): Promise<void>;
}
