import type { Favorite, FavoriteCount, LikedTurn } from './favorite-store';

/** A turn whose count may not be what its shards say. Each time that this is noted adds a stamp. */
export interface OutdatedTurn extends LikedTurn {
  readonly stamps: readonly string[];
}

/**
 * Who likes which turn, and how many points each liker is worth to a story, kept in many small parts (shards), so that
 * thousands can like one turn at once. The parts are sets of people: to note the same thing twice changes nothing. Only
 * the engine sees them.
 */
export interface LikeShards {
  /** Whether the shards hold this person for the turn. */
  isNoted(turn: LikedTurn, uid: string): Promise<boolean>;
  /** Enters a person, or takes them out; one transaction in one shard. */
  note(turn: LikedTurn, uid: string, likes: boolean): Promise<void>;
  /** How many people the shards hold. */
  count(turn: LikedTurn): Promise<number>;
  /** The people that the shards hold for turns of a story, turn by turn. */
  people(docid: string): Promise<readonly Favorite[]>;
  /** Notes what a person's likes are worth to a story; 0 takes them out. @returns whether that is a change. */
  notePoints(docid: string, uid: string, points: number): Promise<boolean>;
  /** What each person's likes are worth to a story, by uid. */
  pointsByPerson(docid: string): Promise<ReadonlyMap<string, number>>;
  /** The sum of them, from the shards. */
  sumPoints(docid: string): Promise<number>;
  /** The sum as it was written the last time with the counts. */
  points(docid: string): Promise<number>;
  markOutdated(turn: LikedTurn): Promise<void>;
  /** Some outdated turns of a story: the one with the key `first` ('': none), if it is outdated, and others up to `limit`. */
  outdated(docid: string, limit: number, first?: string): Promise<readonly OutdatedTurn[]>;
  /** Some stories with such turns. */
  outdatedStories(limit: number): Promise<readonly string[]>;
  /** Takes these stamps away; a turn that has got another one since stays outdated. */
  settle(turns: readonly OutdatedTurn[]): Promise<void>;
  /**
   * Reserves a story's counting for one owner.
   * @param now Milliseconds since 1970, as `until`.
   * @returns false while somebody else has it.
   */
  claim(docid: string, owner: string, now: number, until: number): Promise<boolean>;
  release(docid: string, owner: string): Promise<void>;
  /** A story's counts as everybody sees them. */
  countsOf(docid: string): Promise<readonly FavoriteCount[]>;
  /** Stories that have counts or shards, whatever those say. */
  stories(): Promise<readonly string[]>;
}
