import type { Settings } from './settings';

/** Firebase emulators treat every project whose id begins with `demo-` as one without an account. */
export const PROJECT_ID = 'demo-tokinotabibito';

/** The addresses of the Firebase services for engine and tools. */
export function firebaseEnvironment(settings: Settings): Record<string, string> {
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${settings.authPort}`,
    FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${settings.databasePort}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${settings.firestorePort}`,
    METADATA_SERVER_DETECTION: 'none',
  };
}
