import { parseFavoriteKey } from '../../../story/favorite-key';
import type { LikeShards } from '../../ports/like-shards';
import type { LikesOfOthers } from '../likes/score';

/** Likes as the public counts tell them, without those by the story's own participant. */
export function likesOfStories(shards: Pick<LikeShards, 'countsOf' | 'likedBy'>): LikesOfOthers {
  return {
    async likesOfOthers(docid, counts) {
      const turns = await shards.countsOf(docid);
      if (turns.length === 0) return 0;
      const own = await shards.likedBy(docid, docid);
      return turns.reduce((sum, { key, count }) => {
        const turn = parseFavoriteKey(key);
        if (turn?.docid !== docid || !counts(turn)) return sum;
        // One's own like may not be counted yet.
        return sum + Math.max(0, count - (own.has(key) ? 1 : 0));
      }, 0);
    },
  };
}
