import type { AccountService } from '../../engine/ports/accounts/account-service';
import type { AdmissionQueue } from '../../engine/ports/runtime/admission-queue';
import type { Agenda } from '../../engine/ports/stories/agenda';
import type { PageQueue } from '../../engine/ports/runtime/page-queue';
import type { Storyteller } from '../../engine/ports/stories/storyteller';
import type { WaitingRoom } from '../../engine/ports/entries/waiting-room';
import type { PlayDeps } from '../../engine/handlers/play/play-deps';

/** What the functions need that open and play stories. */
export interface StoryDeps<Save> extends Omit<PlayDeps<Save>, 'owner'> {
  /** Plays what guests find at the start, many turns at once. */
  readonly preparing: Storyteller<Save>;
  readonly agenda: Agenda;
  readonly queue: PageQueue;
  /** The first pages of stories have a queue of their own. */
  readonly firstPageQueue: PageQueue;
  readonly admissionQueue: AdmissionQueue;
  readonly room: WaitingRoom;
  readonly accounts: Pick<AccountService, 'describe'>;
  /** Stories that begin in an hour, in the long run. */
  readonly storiesPerHour: number;
  /** How long a task may play before it leaves the rest of its page to another one, in ms. */
  readonly playMs: number;
  /** Names one run of one function; another name each time. */
  readonly newOwner: () => string;
}
