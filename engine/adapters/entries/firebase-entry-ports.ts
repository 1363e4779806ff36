import type { Database } from 'firebase-admin/database';
import type { EntryPorts } from '../../ports/entries/entry-ports';
import { databaseEntryStore } from './database-entry-store';
import { databaseWaitingList } from './database-waiting-list';

export function firebaseEntryPorts(database: Database): EntryPorts {
  return {
    entries: databaseEntryStore(database),
    waitingList: databaseWaitingList(database),
  };
}
