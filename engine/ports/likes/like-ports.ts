import type { FavoriteStore } from './favorite-store';
import type { LikeRateLimiter } from './like-rate-limiter';
import type { LikeRate } from './like-rate';
import type { LikeShards } from './like-shards';
import type { LikerNotes } from './liker-notes';

/** The likes that clients write, their counts, and the limits of both. */
export interface LikePorts {
  readonly favorites: FavoriteStore;
  readonly shards: LikeShards;
  readonly likers: LikerNotes;
  readonly likeRate: LikeRate;
  readonly likeRateLimiter: LikeRateLimiter;
}
