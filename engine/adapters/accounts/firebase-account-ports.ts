import type { Auth } from 'firebase-admin/auth';
import type { Database } from 'firebase-admin/database';
import type { Firestore } from 'firebase-admin/firestore';
import type { AccountPorts } from '../../ports/accounts/account-ports';
import { authAccountService } from './auth-account-service';
import { databaseHandoverStore } from './database-handover-store';
import { databaseRequestInbox } from './database-request-inbox';
import { firebaseParticipantEraser } from './firebase-participant-eraser';

export function firebaseAccountPorts(
  auth: Auth,
  database: Database,
  firestore: Firestore,
): AccountPorts {
  return {
    accounts: authAccountService(auth),
    inbox: databaseRequestInbox(database),
    handovers: databaseHandoverStore(database),
    eraser: firebaseParticipantEraser(database, firestore),
  };
}
