import type { AccountService } from '../../ports/account-service';
import type { Clock } from '../../ports/clock';
import type { EntryStore } from '../../ports/entry-store';
import type { EventLog } from '../../ports/event-log';
import type { FavoriteStore } from '../../ports/favorite-store';
import type { LikeLimits } from '../../ports/like-limits';
import type { LikeRate } from '../../ports/like-rate';
import type { LikeShards } from '../../ports/like-shards';
import type { LikerNotes } from '../../ports/liker-notes';
import type { SectionIndex } from '../../ports/section-index';
import type { StoryStore } from '../../ports/story-store';

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
