import type { EntryStore } from './entry-store';
import type { WaitingList } from './waiting-list';

/** Registrations, and the waiting list. */
export interface EntryPorts {
  readonly entries: EntryStore;
  readonly waitingList: WaitingList;
}
