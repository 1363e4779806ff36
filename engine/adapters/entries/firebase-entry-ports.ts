import type { Database } from 'firebase-admin/database';
import type { EntryPorts } from '../../ports/entries/entry-ports';
import { databaseEntryStore } from './database-entry-store';
import { databaseWaitingRoom } from './database-waiting-room';

export function firebaseEntryPorts(database: Database): EntryPorts {
  return {
    entries: databaseEntryStore(database),
    room: databaseWaitingRoom(database),
  };
}
