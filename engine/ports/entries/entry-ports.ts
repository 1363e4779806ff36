import type { EntryStore } from './entry-store';
import type { WaitingRoom } from './waiting-room';

/** Registrations, and the waiting list. */
export interface EntryPorts {
  readonly entries: EntryStore;
  readonly room: WaitingRoom;
}
