import { parseArgs } from 'node:util';

export const usage = `local-firebase: Auth, Realtime Database and Firestore for unmodified Firebase SDKs

  --auth-port N           9099; 0 picks a free port, as for the others
  --database-port N       9000
  --firestore-port N      8080
  --project ID            demo-project
  --data DIR              keeps data there; without it, data ends with the process
  --import FILE           starts with the data of this file in place of all other
  --export FILE           writes all data to this file when it stops
  --database-rules FILE   database.rules.json; without it everybody may do everything
  --firestore-rules FILE  firestore.rules; without it everybody may do everything
  --host H                127.0.0.1
  --help

Prints one line when it is ready: ready auth=HOST:PORT database=HOST:PORT firestore=HOST:PORT
`;

/** A command line that can't be followed; the message is a sentence for whoever typed it. */
export class UsageError extends Error {
  readonly code = 'usage';
}

export interface CliOptions {
  readonly help: boolean;
  readonly host?: string;
  readonly project?: string;
  readonly dataDir?: string;
  readonly importFile?: string;
  readonly exportFile?: string;
  readonly authPort?: number;
  readonly databasePort?: number;
  readonly firestorePort?: number;
  readonly databaseRulesFile?: string;
  readonly firestoreRulesFile?: string;
}

const text = { type: 'string' } as const;

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      strict: true,
      options: {
        'auth-port': text,
        'database-port': text,
        'firestore-port': text,
        project: text,
        data: text,
        import: text,
        export: text,
        'database-rules': text,
        'firestore-rules': text,
        host: text,
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

const readPort = (flag: string, value: string): number => {
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65_535) return port;
  throw new UsageError(`--${flag} takes a port from 0 to 65535, not '${value}'.`);
};

/** @throws {UsageError} */
export const readOptions = (args: readonly string[]): CliOptions => {
  const values = parse(args);
  const port = (flag: 'auth-port' | 'database-port' | 'firestore-port') => {
    const value = values[flag];
    return value === undefined ? undefined : readPort(flag, value);
  };
  const authPort = port('auth-port');
  const databasePort = port('database-port');
  const firestorePort = port('firestore-port');
  const { host, project, data, help } = values;
  return {
    help: help ?? false,
    ...(host !== undefined && { host }),
    ...(project !== undefined && { project }),
    ...(data !== undefined && { dataDir: data }),
    ...(values.import !== undefined && { importFile: values.import }),
    ...(values.export !== undefined && { exportFile: values.export }),
    ...(authPort !== undefined && { authPort }),
    ...(databasePort !== undefined && { databasePort }),
    ...(firestorePort !== undefined && { firestorePort }),
    ...(values['database-rules'] !== undefined && { databaseRulesFile: values['database-rules'] }),
    ...(values['firestore-rules'] !== undefined && {
      firestoreRulesFile: values['firestore-rules'],
    }),
  };
};
