import { startAuth } from './auth/start-auth';
import { systemClock, type Clock } from './clock/clock';
import { startDatabase } from './database/start-database';
import { startDailyCopies } from './copies/daily-copies';
import { PortInUseError } from './http/port-in-use-error';
import { damagedStore } from './storage/damaged-store';
import { createKeepingMemoryStore, createMemoryStore } from './storage/memory-store';
import { RecordError } from './storage/record-error';
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
  /** Keeps a copy of each of the last seven days beside `dataDir`. */
  readonly dailyCopies?: boolean;
  /** Where data is kept instead of `dataDir`. */
  readonly store?: RecordStore;
  /** An export of Google's emulators to start with; `dataDir` must hold no data then. */
  readonly importDir?: string;
  /** Lets the import take the place of data that is there, which is kept in a folder beside. */
  readonly replaceData?: boolean;
  /** A new folder that everything is written to when it stops, in the format of Google's emulators. */
  readonly exportOnExitDir?: string;
  /** The text of database.rules.json; without it everybody may do everything. */
  readonly databaseRules?: string;
  /** The text of firestore.rules; without it everybody may do everything. */
  readonly firestoreRules?: string;
  /** The text of firestore.indexes.json; queries are refused for no missing index without. */
  readonly firestoreIndexes?: string;
  readonly clock?: Clock;
  readonly log?: (line: string) => void;
}

/** Where the services listen, each as `host:port`. */
export interface LocalFirebase {
  readonly auth: string;
  readonly database: string;
  readonly firestore: string;
  /**
   * Drops every connection, exports if that was asked for, and closes the store; what was acknowledged is kept.
   * @throws {ExportError}
   */
  stop(): Promise<void>;
}

interface Service {
  readonly port: number;
  stop(): Promise<void>;
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

async function naming(name: string, port: number, start: Promise<Service>): Promise<Service> {
  try {
    return await start;
  } catch (error) {
    throw isPortTaken(error) ? new PortInUseError(name, port, error) : error;
  }
}

// What is not used is not loaded: a store in memory needs no LevelDB, and few starts import.
async function prepareStore(
  options: LocalFirebaseOptions,
  log: (line: string) => void,
): Promise<RecordStore> {
  const { dataDir, importDir, exportOnExitDir, project, replaceData = false } = options;
  const importing = importDir !== undefined && { folder: importDir, project, now: Date.now, log };
  if (options.store !== undefined) return options.store;
  if (dataDir !== undefined) {
    if (importing) {
      const { importIntoFolder } = await import('./export/import-into-folder');
      await importIntoFolder({ ...importing, dataDir, replace: replaceData });
    }
    const { openLevelStore } = await import('./storage/open-level-store');
    const { clock = systemClock } = options;
    return openLevelStore(dataDir, log, () => clock.elapsed());
  }
  if (!importing)
    return exportOnExitDir === undefined ? createMemoryStore() : createKeepingMemoryStore();
  const store = createKeepingMemoryStore();
  const { importExport } = await import('./export/import-export');
  await importExport({ ...importing, store });
  return store;
}

/**
 * Starts Auth, Realtime Database and Firestore in this process.
 * @throws {PortInUseError} `port-in-use`
 * @throws {StorageError} `store-locked`, `store-version`, `store-unreadable`, `store-foreign` or `store-damaged`
 * @throws {ExportError} `export-unreadable` or `data-exists`
 * @throws {RulesError} `invalid-rules`
 * @throws {IndexConfigError} `invalid-indexes`
 */
export async function startLocalFirebase(
  options: LocalFirebaseOptions = {},
): Promise<LocalFirebase> {
  const { host = '127.0.0.1', project = 'demo-project', log = () => undefined } = options;
  const { clock = systemClock } = options;
  const { authPort = 9099, databasePort = 9000, firestorePort = 8080 } = options;
  const { databaseRules, firestoreRules, firestoreIndexes } = options;
  const store = await prepareStore(options, log);
  const common = { host, project, store, clock, log };
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
        ...(firestoreIndexes !== undefined && { indexes: firestoreIndexes }),
      }),
    ),
  ] as const;
  const results = await Promise.allSettled(starting);
  const stopServices = async () => {
    const running = results.filter((result) => result.status === 'fulfilled');
    await Promise.all(running.map(({ value }) => value.stop()));
  };
  let stopCopies = (): Promise<void> => Promise.resolve();
  const stop = async () => {
    await stopServices();
    await stopCopies();
    try {
      if (options.exportOnExitDir !== undefined) {
        const { writeExport } = await import('./export/write-export');
        const folder = options.exportOnExitDir;
        await writeExport({ store, folder, project: options.project, now: Date.now });
      }
    } finally {
      await store.close();
    }
  };
  try {
    const [auth, database, firestore] = await Promise.all(starting);
    if (options.dataDir !== undefined && options.dailyCopies)
      stopCopies = startDailyCopies({ store, dataDir: options.dataDir, clock, log });
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
    throw error instanceof RecordError && options.dataDir !== undefined
      ? damagedStore(options.dataDir, [error.message], error)
      : error;
  }
}
