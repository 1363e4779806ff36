import { startAuth } from './auth/start-auth';
import { startDatabase } from './database/start-database';
import { PortInUseError } from './port-in-use-error';
import { createMemoryStore } from './storage/memory-store';
import type { RecordStore } from './storage/record-store';

export interface LocalFirebaseOptions {
  /** 127.0.0.1 unless told otherwise. */
  readonly host?: string;
  /** 9099; 0 picks a free one, as for the others. */
  readonly authPort?: number;
  /** 9000 */
  readonly databasePort?: number;
  /** 8080 */
  readonly firestorePort?: number;
  /** `demo-project` */
  readonly project?: string;
  /** Where data is kept; without it, it ends with the process. */
  readonly dataDir?: string;
  /** The text of database.rules.json; without it everybody may do everything. */
  readonly databaseRules?: string;
  /** The text of firestore.rules; without it everybody may do everything. */
  readonly firestoreRules?: string;
  readonly log?: (line: string) => void;
}

/** Where the services listen, each as `host:port`. */
export interface LocalFirebase {
  readonly auth: string;
  readonly database: string;
  readonly firestore: string;
  /** Drops every connection and closes the store; what was acknowledged is kept. */
  stop(): Promise<void>;
}

interface Service {
  readonly port: number;
  stop(): Promise<void>;
}

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EADDRINUSE' || error.code === 'port-in-use');

const naming = async (name: string, port: number, start: Promise<Service>): Promise<Service> => {
  try {
    return await start;
  } catch (error) {
    throw isPortTaken(error) ? new PortInUseError(name, port, error) : error;
  }
};

// What is not used is not loaded: a store in memory needs no LevelDB.
const openStore = async (dataDir: string | undefined): Promise<RecordStore> => {
  if (dataDir === undefined) return createMemoryStore();
  const { openLevelStore } = await import('./storage/open-level-store');
  return openLevelStore(dataDir);
};

/**
 * Starts Auth, Realtime Database and Firestore in this process.
 * @throws {PortInUseError} `port-in-use`
 * @throws {StorageError} `store-locked`, `store-version` or `store-unreadable`
 * @throws {RulesError} `invalid-rules`
 */
export const startLocalFirebase = async (
  options: LocalFirebaseOptions = {},
): Promise<LocalFirebase> => {
  const { host = '127.0.0.1', project = 'demo-project', log = () => undefined } = options;
  const { authPort = 9099, databasePort = 9000, firestorePort = 8080 } = options;
  const { databaseRules, firestoreRules } = options;
  const store = await openStore(options.dataDir);
  const common = { host, project, store, log };
  const { startFirestore } = await import('./firestore/start-firestore');
  const starting = [
    naming('Auth', authPort, startAuth({ ...common, port: authPort })),
    naming(
      'Realtime Database',
      databasePort,
      startDatabase({ ...common, port: databasePort, rules: databaseRules }),
    ),
    naming(
      'Firestore',
      firestorePort,
      startFirestore({
        ...common,
        port: firestorePort,
        ...(firestoreRules !== undefined && { rules: firestoreRules }),
      }),
    ),
  ] as const;
  const results = await Promise.allSettled(starting);
  const stop = async () => {
    const running = results.filter((result) => result.status === 'fulfilled');
    await Promise.all(running.map(({ value }) => value.stop()));
    await store.close();
  };
  try {
    const [auth, database, firestore] = await Promise.all(starting);
    const address = ({ port }: Service) => `${host}:${port}`;
    return {
      auth: address(auth),
      database: address(database),
      firestore: address(firestore),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
