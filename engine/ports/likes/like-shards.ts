import type { Favorite, FavoriteCount, LikedTurn } from './favorite-store';

/** A turn whose public count may differ from its shards. Each change adds a stamp. */
export interface OutdatedTurn extends LikedTurn {
  readonly stamps: readonly string[];
}

/**
 * The accounts that like each turn, and the points of each liker by story, in many small parts (shards), so that
 * thousands can like one turn at once. The parts are sets of accounts: noting a like twice changes nothing. Private to
 * the engine.
 */
export interface LikeShards {
  /** Whether the shards contain this account for the turn. */
  isNoted(turn: LikedTurn, uid: string): Promise<boolean>;
  /** Adds an account or removes it; one transaction on one shard. */
  note(turn: LikedTurn, uid: string, likes: boolean): Promise<void>;
  /** The number of accounts in the turn's shards. */
  count(turn: LikedTurn): Promise<number>;
  /** The accounts in the shards of a story's turns, by turn. */
  people(docid: string): Promise<readonly Favorite[]>;
  /** Notes the points of an account's likes of a story; 0 removes them. @returns whether they have changed. */
  notePoints(docid: string, uid: string, points: number): Promise<boolean>;
  /** The points of each account's likes of a story, by uid. */
  pointsByPerson(docid: string): Promise<ReadonlyMap<string, number>>;
  /** Their sum, from the shards. */
  sumPoints(docid: string): Promise<number>;
  /** Their sum as it was last written with the counts. */
  points(docid: string): Promise<number>;
  markOutdated(turn: LikedTurn): Promise<void>;
  /** Some outdated turns of a story: the one with the key `first` ('': none) when it is outdated, and others up to `limit`. */
  outdated(docid: string, limit: number, first?: string): Promise<readonly OutdatedTurn[]>;
  /** Some stories with outdated turns. */
  outdatedStories(limit: number): Promise<readonly string[]>;
  /** Removes these stamps; a turn with a newer stamp stays outdated. */
  settle(turns: readonly OutdatedTurn[]): Promise<void>;
  /**
   * Claims a story's counting for one owner.
   * @param now Milliseconds since 1970, as `until`.
   * @returns false while another owner holds the claim.
   */
  claim(docid: string, owner: string, now: number, until: number): Promise<boolean>;
  release(docid: string, owner: string): Promise<void>;
  /** A story's public counts. */
  countsOf(docid: string): Promise<readonly FavoriteCount[]>;
  /** Stories that have counts or shards, with any value. */
  stories(): Promise<readonly string[]>;
}
