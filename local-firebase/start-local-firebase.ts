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
  /** Defaults to 127.0.0.1. */
  readonly host?: string;
  /** Defaults to 9099; 0 picks a free port, as for the others. */
  readonly authPort?: number;
  /** Defaults to 9000. */
  readonly databasePort?: number;
  /** Defaults to 8080. */
  readonly firestorePort?: number;
  /** Defaults to `demo-project`. */
  readonly project?: string;
  /** The data folder; without it, data is lost when the process ends. */
  readonly dataDir?: string;
  /** Makes daily backups next to `dataDir`, and keeps seven. */
  readonly dailyCopies?: boolean;
  /** A store to use instead of `dataDir`. */
  readonly store?: RecordStore;
  /** An export of Google's emulators to import at start; `dataDir` must hold no data then. */
  readonly importDir?: string;
  /** Lets the import replace existing data, which is kept in a folder next to it. */
  readonly replaceData?: boolean;
  /** A new folder for an export in the format of Google's emulators when it stops. */
  readonly exportOnExitDir?: string;
  /** The text of database.rules.json; without it all access is allowed. */
  readonly databaseRules?: string;
  /** The text of firestore.rules; without it all access is allowed. */
  readonly firestoreRules?: string;
  /** The text of firestore.indexes.json; without it no query is refused for a missing index. */
  readonly firestoreIndexes?: string;
  readonly clock?: Clock;
  readonly log?: (line: string) => void;
}

/** The addresses of the services, each as `host:port`. */
export interface LocalFirebase {
  readonly auth: string;
  readonly database: string;
  readonly firestore: string;
  /**
   * Closes every connection, exports if requested, and closes the store; acknowledged writes are kept.
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

// Loaded on demand: a store in memory needs no LevelDB, and few starts import.
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
