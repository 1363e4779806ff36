import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getDatabase, type Database } from 'firebase-admin/database';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { PROJECT_ID } from '../../tools/start/project';

/** The databases of a running instance, without its rules. */
export interface Admin {
  readonly firestore: Firestore;
  readonly database: Database;
}

/** Opens the databases of a running instance, and closes them when the work has ended. */
export async function withAdmin<T>(
  env: Readonly<Record<string, string>>,
  work: (admin: Admin) => Promise<T>,
): Promise<T> {
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${env['FIRESTORE_PORT']}`;
  process.env['FIREBASE_DATABASE_EMULATOR_HOST'] = `127.0.0.1:${env['DATABASE_PORT']}`;
  const app = initializeApp(
    {
      projectId: PROJECT_ID,
      databaseURL: `http://127.0.0.1:${env['DATABASE_PORT']}?ns=${PROJECT_ID}-default-rtdb`,
    },
    'bench-web',
  );
  try {
    return await work({ firestore: getFirestore(app), database: getDatabase(app) });
  } finally {
    await deleteApp(app);
  }
}
