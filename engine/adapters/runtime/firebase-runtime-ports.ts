import type { Database } from 'firebase-admin/database';
import type { Firestore } from 'firebase-admin/firestore';
import type { RuntimePorts } from '../../ports/runtime/runtime-ports';
import { databaseDataVersion } from './database-data-version';
import { firestoreUsageStore } from './firestore-usage-store';

export function firebaseRuntimePorts(database: Database, firestore: Firestore): RuntimePorts {
  return {
    usage: firestoreUsageStore(firestore),
    dataVersion: databaseDataVersion(database),
  };
}
