import type { Database } from 'firebase-admin/database';
import type { LikePorts } from '../../ports/likes/like-ports';
import { databaseFavoriteStore } from './database-favorite-store';
import { databaseLikeRateLimiter } from './database-like-rate-limiter';
import { databaseLikeRate } from './database-like-rate';
import { databaseLikeShards } from './database-like-shards';
import { databaseLikerNotes } from './database-liker-notes';

export function firebaseLikePorts(database: Database): LikePorts {
  return {
    favorites: databaseFavoriteStore(database),
    shards: databaseLikeShards(database),
    likers: databaseLikerNotes(database),
    likeRate: databaseLikeRate(database),
    likeRateLimiter: databaseLikeRateLimiter(database),
  };
}
