import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { bundleService } from '../services/bundle';
import { startService, type Service } from '../services/service';
import { ROOT } from '../support/root';
import type { AppService } from './app-service';
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

async function startLocalFirebase(
  settings: Settings,
  onLine: (line: string) => void,
): Promise<Service> {
  mkdirSync(settings.dataDir, { recursive: true });
  return startService({
    name: 'local-firebase',
    command: process.execPath,
    args: [
      await bundleService('local-firebase', 'local-firebase/cli/main.ts'),
      ...['--auth-port', String(settings.authPort)],
      ...['--database-port', String(settings.databasePort)],
      ...['--firestore-port', String(settings.firestorePort)],
      ...['--project', PROJECT_ID],
      ...['--data', join(settings.dataDir, 'firebase')],
      ...['--database-rules', join(ROOT, 'database.rules.json')],
      ...['--firestore-rules', join(ROOT, 'firestore.rules')],
    ],
    env: process.env,
    isReady: (line) => line.startsWith('ready '),
    onLine,
  });
}

async function startEngine(settings: Settings, onLine: (line: string) => void): Promise<Service> {
  return startService({
    name: 'engine',
    command: process.execPath,
    args: [await bundleService('engine', 'engine/cli/worker.ts')],
    env: {
      ...process.env,
      ...firebaseEnvironment(settings),
      PAGE_SECONDS: String(settings.pageSeconds),
      TURN_SECONDS: String(settings.turnSeconds),
      STORY_MODEL: settings.storyModel,
    },
    isReady: (line) => line === 'ready engine',
    onLine,
  });
}

export const LOCAL_FIREBASE: AppService = {
  name: 'firebase',
  greeting: 'Starting the Firebase services …',
  start: startLocalFirebase,
};

export const ENGINE: AppService = {
  name: 'engine',
  greeting: 'Starting the engine; it makes sure that the showcase story is there …',
  start: startEngine,
};
