import type { Clock } from '../../ports/clock';
import type { FavoriteStore } from '../../ports/favorite-store';
import type { LikeShards } from '../../ports/like-shards';
import type { StoryStore } from '../../ports/story-store';

/** What counting likes needs where each of them comes as an event. */
export interface LikeParts {
  readonly shards: LikeShards;
  readonly favorites: FavoriteStore;
  readonly store: StoryStore;
  readonly clock: Clock;
  /** Names whoever counts; a new name each time. */
  readonly owner: string;
  /** Likes that come within this time are counted together, in ms. */
  readonly restMs: number;
}
