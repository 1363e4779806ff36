import { startAuth } from './auth/start-auth';
import { startDatabase } from './database/start-database';
import { PortInUseError } from './port-in-use-error';
import { createKeepingMemoryStore, createMemoryStore } from './storage/memory-store';
import type { RecordStore } from './storage/record-store';
import { exportRecords, importRecords } from './storage/records-file';

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
  /** A JSON file whose accounts, databases and documents take the place of all that is there. */
  readonly importFile?: string;
  /** A JSON file that everything is written to when it stops. */
  readonly exportFile?: string;
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
  /**
   * Drops every connection, exports if that was asked for, and closes the store; what was acknowledged is kept.
   * @throws {StorageError} `export-failed`
   */
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
const openStore = async (
  { dataDir, importFile, exportFile }: LocalFirebaseOptions,
  log: (line: string) => void,
): Promise<RecordStore> => {
  if (dataDir === undefined)
    return importFile === undefined && exportFile === undefined
      ? createMemoryStore()
      : createKeepingMemoryStore();
  const { openLevelStore } = await import('./storage/open-level-store');
  return openLevelStore(dataDir, log);
};

/** The store with what the options want to be in it; the store is closed when that fails. */
const prepareStore = async (
  options: LocalFirebaseOptions,
  log: (line: string) => void,
): Promise<RecordStore> => {
  const store = await openStore(options, log);
  try {
    if (options.importFile !== undefined) await importRecords(store, options.importFile);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
};

/**
 * Starts Auth, Realtime Database and Firestore in this process.
 * @throws {PortInUseError} `port-in-use`
 * @throws {StorageError} `store-locked`, `store-version`, `store-unreadable`, `import-unreadable` or
 * `import-version`
 * @throws {RulesError} `invalid-rules`
 */
export const startLocalFirebase = async (
  options: LocalFirebaseOptions = {},
): Promise<LocalFirebase> => {
  const { host = '127.0.0.1', project = 'demo-project', log = () => undefined } = options;
  const { authPort = 9099, databasePort = 9000, firestorePort = 8080 } = options;
  const { databaseRules, firestoreRules } = options;
  const store = await prepareStore(options, log);
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
  const stopServices = async () => {
    const running = results.filter((result) => result.status === 'fulfilled');
    await Promise.all(running.map(({ value }) => value.stop()));
  };
  const stop = async () => {
    await stopServices();
    try {
      if (options.exportFile !== undefined) await exportRecords(store, options.exportFile);
    } finally {
      await store.close();
    }
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
    await stopServices();
    await store.close();
    throw error;
  }
};
