import type { AccountService } from '../../ports/accounts/account-service';
import type { Clock } from '../../ports/runtime/clock';
import type { EntryStore } from '../../ports/entries/entry-store';
import type { EventLog } from '../../ports/runtime/event-log';
import type { FavoriteStore } from '../../ports/likes/favorite-store';
import type { LikeLimits } from '../../ports/likes/like-limits';
import type { LikeRate } from '../../ports/likes/like-rate';
import type { LikeShards } from '../../ports/likes/like-shards';
import type { LikerNotes } from '../../ports/likes/liker-notes';
import type { SectionIndex } from '../../ports/lists/section-index';
import type { StoryStore } from '../../ports/stories/story-store';

/** What counting likes needs. */
export interface LikeDeps {
  readonly favorites: FavoriteStore;
  readonly shards: LikeShards;
  readonly sections: SectionIndex;
  readonly likers: LikerNotes;
  readonly accounts: Pick<AccountService, 'describe'>;
  readonly entries: Pick<EntryStore, 'sectionsOf'>;
  readonly store: Pick<StoryStore, 'readProgress'>;
  readonly likeRate: LikeRate;
  readonly likeLimits: LikeLimits;
  readonly clock: Clock;
  readonly log: EventLog;
  /** Names whoever counts; a new name each time. */
  readonly newOwner: () => string;
  /** Likes that come within this time are counted together, in ms. */
  readonly restMs: number;
}
