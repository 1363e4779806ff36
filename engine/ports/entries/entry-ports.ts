import type { EntryStore } from './entry-store';
import type { WaitingRoom } from './waiting-room';

/** Registrations, and those whose stories wait to begin. */
export interface EntryPorts {
  readonly entries: EntryStore;
  readonly room: WaitingRoom;
}
