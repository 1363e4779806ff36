import type { FavoriteCount } from './favorite-store';

/** A turn by its story and its favourite key. */
export interface LikedTurn {
  readonly docid: string;
  readonly key: string;
}

/** A turn whose count may not be what its shards say. The stamp is a new one each time that this is noted. */
export interface OutdatedTurn extends LikedTurn {
  readonly stamp: string;
}

/**
 * Who likes which turn, kept in many small parts, so that thousands can like one turn at once. The parts are sets of
 * people and not sums: to note the same thing twice changes nothing. Only the engine sees them.
 */
export interface LikeShards {
  /** What the person says now, wherever the shards stand. */
  isLiked(uid: string, key: string): Promise<boolean>;
  /** Keys of a story's turns that a person likes. */
  likedBy(uid: string, docid: string): Promise<ReadonlySet<string>>;
  /** Enters a person, or takes them out; one step in one shard. */
  note(turn: LikedTurn, uid: string, likes: boolean): Promise<void>;
  /** How many people the shards hold. */
  count(turn: LikedTurn): Promise<number>;
  /** The people that the shards hold for turns of a story, turn by turn. */
  people(docid: string): Promise<readonly { readonly key: string; readonly uid: string }[]>;
  markOutdated(turn: LikedTurn): Promise<void>;
  /** Some turns of a story that are noted as outdated. */
  outdated(docid: string): Promise<readonly OutdatedTurn[]>;
  /** Some stories with such turns. */
  outdatedStories(limit: number): Promise<readonly string[]>;
  /** Takes the note away, unless it has been renewed. */
  settle(turn: OutdatedTurn): Promise<void>;
  /**
   * Reserves a story's counting for one owner.
   * @param now Milliseconds since 1970, as `until`.
   * @returns false while somebody else has it.
   */
  claim(docid: string, owner: string, now: number, until: number): Promise<boolean>;
  release(docid: string, owner: string): Promise<void>;
  /** A story's counts as everybody sees them. */
  countsOf(docid: string): Promise<readonly FavoriteCount[]>;
}
