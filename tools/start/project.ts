import type { Settings } from './settings';

/** Firebase emulators take every project whose id begins with `demo-` for one without an account. */
export const PROJECT_ID = 'demo-tokinotabibito';

/** Where the engine and tools find the Firebase services. */
export function firebaseEnvironment(settings: Settings): Record<string, string> {
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${settings.authPort}`,
    FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${settings.databasePort}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${settings.firestorePort}`,
    METADATA_SERVER_DETECTION: 'none',
  };
}
