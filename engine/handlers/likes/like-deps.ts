import type { AccountPorts } from '../../ports/accounts/account-ports';
import type { EntryStore } from '../../ports/entries/entry-store';
import type { LikePorts } from '../../ports/likes/like-ports';
import type { ListPorts } from '../../ports/lists/list-ports';
import type { Clock } from '../../ports/runtime/clock';
import type { EventLog } from '../../ports/runtime/event-log';
import type { StoryStore } from '../../ports/stories/story-store';

/** The dependencies of counting likes. */
export interface LikeDeps extends LikePorts, Pick<ListPorts, 'sections'> {
  readonly accounts: Pick<AccountPorts['accounts'], 'describe'>;
  readonly entries: Pick<EntryStore, 'sectionsOf'>;
  readonly store: Pick<StoryStore, 'readProgress'>;
  readonly clock: Clock;
  readonly log: EventLog;
  /** The owner of a counting run's claims; a new name for each run. */
  readonly newOwner: () => string;
  /** Likes within this time are counted together, in ms. */
  readonly restMs: number;
}
