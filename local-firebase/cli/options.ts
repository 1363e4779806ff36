import { parseArgs } from 'node:util';
import type { MaintenanceCommand } from './maintenance-commands';

export const usage = `local-firebase: Auth, Realtime Database and Firestore for unmodified Firebase SDKs

  --auth-port N           9099; 0 picks a free port, as for the others
  --database-port N       9000
  --firestore-port N      8080
  --project ID            demo-project
  --data DIR              keeps data there; without it, data ends with the process
  --daily-copies          keeps a copy of each of the last seven days in DIR-copies
  --import DIR            starts with an export of Google's emulators; the folder of --data must hold no data then
  --replace               lets --import take the place of data, which is kept in a folder beside
  --export DIR            writes the data of --data to this new folder, as Google's emulators do, and ends
  --export-on-exit DIR    the same when it stops; needs no --data
  --database-rules FILE   database.rules.json; without it everybody may do everything
  --firestore-rules FILE  firestore.rules; without it everybody may do everything
  --firestore-indexes FILE  firestore.indexes.json; with it, a query is refused as production refuses it for a missing
                          index; without it every query is answered
  --host H                127.0.0.1
  --help

With --data DIR, these do what they say and end:

  --list-copies           lists the copies of DIR
  --restore COPY          puts a copy in the place of the data, which is renamed and kept
  --repair                puts all that can be read of damaged data in its place, says what is lost

Prints one line when it is ready: ready auth=HOST:PORT database=HOST:PORT firestore=HOST:PORT
`;

/** Invalid command-line arguments; the message is shown to the user. */
export class UsageError extends Error {
  readonly code = 'usage';
}

export interface CliOptions {
  readonly help: boolean;
  readonly host?: string;
  readonly project?: string;
  readonly dataDir?: string;
  readonly dailyCopies?: boolean;
  /** A maintenance command to run instead of serving. */
  readonly maintenance?: { readonly command: MaintenanceCommand; readonly dataDir: string };
  readonly importDir?: string;
  readonly replaceData?: boolean;
  /** Exports to this folder and exits. */
  readonly exportDir?: string;
  readonly exportOnExitDir?: string;
  readonly authPort?: number;
  readonly databasePort?: number;
  readonly firestorePort?: number;
  readonly databaseRulesFile?: string;
  readonly firestoreRulesFile?: string;
  readonly firestoreIndexesFile?: string;
}

const text = { type: 'string' } as const;

function parse(args: readonly string[]) {
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
        'daily-copies': { type: 'boolean' },
        'list-copies': { type: 'boolean' },
        restore: text,
        repair: { type: 'boolean' },
        import: text,
        export: text,
        'export-on-exit': text,
        replace: { type: 'boolean' },
        'database-rules': text,
        'firestore-rules': text,
        'firestore-indexes': text,
        host: text,
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readPort(flag: string, value: string): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65_535) return port;
  throw new UsageError(`--${flag} takes a port from 0 to 65535, not '${value}'.`);
}

function readMaintenance(values: ReturnType<typeof parse>): CliOptions['maintenance'] {
  const commands: MaintenanceCommand[] = [];
  if (values['list-copies']) commands.push({ kind: 'list-copies' });
  if (values.restore !== undefined) commands.push({ kind: 'restore', copy: values.restore });
  if (values.repair) commands.push({ kind: 'repair' });
  const [command] = commands;
  if (command === undefined && !values['daily-copies']) return undefined;
  if (commands.length > 1)
    throw new UsageError('--list-copies, --restore and --repair are given one at a time.');
  if (values.data === undefined)
    throw new UsageError(
      `--${command?.kind ?? 'daily-copies'} needs --data DIR: the folder with the data.`,
    );
  return command && { command, dataDir: values.data };
}

/** @throws {UsageError} */
export function readOptions(args: readonly string[]): CliOptions {
  const values = parse(args);
  const port = (flag: 'auth-port' | 'database-port' | 'firestore-port') => {
    const value = values[flag];
    return value === undefined ? undefined : readPort(flag, value);
  };
  const authPort = port('auth-port');
  const databasePort = port('database-port');
  const firestorePort = port('firestore-port');
  const { host, project, data, help } = values;
  if (values.export !== undefined && data === undefined)
    throw new UsageError('--export needs --data, the folder whose data it writes.');
  const maintenance = readMaintenance(values);
  return {
    help: help ?? false,
    ...(host !== undefined && { host }),
    ...(project !== undefined && { project }),
    ...(data !== undefined && { dataDir: data }),
    ...(values['daily-copies'] && { dailyCopies: true }),
    ...(maintenance !== undefined && { maintenance }),
    ...(values.import !== undefined && { importDir: values.import }),
    ...(values.replace !== undefined && { replaceData: values.replace }),
    ...(values.export !== undefined && { exportDir: values.export }),
    ...(values['export-on-exit'] !== undefined && { exportOnExitDir: values['export-on-exit'] }),
    ...(authPort !== undefined && { authPort }),
    ...(databasePort !== undefined && { databasePort }),
    ...(firestorePort !== undefined && { firestorePort }),
    ...(values['database-rules'] !== undefined && { databaseRulesFile: values['database-rules'] }),
    ...(values['firestore-rules'] !== undefined && {
      firestoreRulesFile: values['firestore-rules'],
    }),
    ...(values['firestore-indexes'] !== undefined && {
      firestoreIndexesFile: values['firestore-indexes'],
    }),
  };
}
