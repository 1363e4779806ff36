import type { AccountService } from '../../engine/ports/accounts/account-service';
import type { AdmissionQueue } from '../../engine/ports/runtime/admission-queue';
import type { Agenda } from '../../engine/ports/stories/agenda';
import type { PageQueue } from '../../engine/ports/runtime/page-queue';
import type { Storyteller } from '../../engine/ports/stories/storyteller';
import type { WaitingList } from '../../engine/ports/entries/waiting-list';
import type { PlayDeps } from '../../engine/handlers/play/play-deps';

/** The dependencies of the functions that open and play stories. */
export interface StoryDeps<Save> extends Omit<PlayDeps<Save>, 'owner'> {
  /** Plays the showcase's first chapters, many turns at once. */
  readonly preparing: Storyteller<Save>;
  readonly agenda: Agenda;
  readonly queue: PageQueue;
  /** The separate queue of the stories' first pages. */
  readonly firstPageQueue: PageQueue;
  readonly admissionQueue: AdmissionQueue;
  readonly waitingList: WaitingList;
  readonly accounts: Pick<AccountService, 'describe'>;
  /** Stories admitted in an hour, on average. */
  readonly storiesPerHour: number;
  /** How long a task may play before it queues the rest of its page, in ms. */
  readonly playMs: number;
  /** The name of one function run in leases; another name each time. */
  readonly newOwner: () => string;
}
