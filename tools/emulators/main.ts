import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startService, type Service } from '../services/service';
import { PROJECT_ID } from '../start/parts';
import { runApp, type Log } from '../start/run-app';
import type { Settings } from '../start/settings';
import { ROOT } from '../support/root';
import { prepareBuild } from '../web/prepare-build';
import { installedJava, javaProblem } from './java';

export async function main(args: readonly string[]): Promise<number> {
  const problem = args.includes('--help') ? null : javaProblem(installedJava(process.env));
  if (problem !== null) {
    console.error(problem);
    return 1;
  }
  return runApp(args, {
    usage: 'npm run emulators – the same app and engine on the official Firebase emulators.',
    startFirebase: startOfficialEmulators,
    prepareWeb: prepareBuild,
  });
}

async function startOfficialEmulators(settings: Settings, log: Log): Promise<Service> {
  const data = join(settings.dataDir, 'emulators');
  mkdirSync(data, { recursive: true });
  try {
    return await startService({
      name: 'The Firebase emulator suite',
      command: process.execPath,
      args: [
        join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js'),
        'emulators:start',
        ...['--project', PROJECT_ID],
        ...['--only', 'auth,database,firestore'],
        ...['--config', writeConfiguration(settings)],
        ...['--import', data, '--export-on-exit', data],
      ],
      env: process.env,
      isReady: (line) => line.includes('All emulators ready'),
      onLine: log,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${reason}\nThe official emulators could not be started: where they cannot be downloaded, they cannot run. npm start needs neither Java nor a download.`,
      { cause: error },
    );
  }
}

/** `firebase.json` with the ports of these settings; it stands beside the rules that it names. */
function writeConfiguration(settings: Settings): string {
  const path = join(ROOT, '.firebase-emulators.json');
  const configuration: unknown = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  const host = '127.0.0.1';
  const emulators = {
    singleProjectMode: true,
    auth: { host, port: settings.authPort },
    database: { host, port: settings.databasePort },
    firestore: { host, port: settings.firestorePort },
    ui: { enabled: false },
  };
  writeFileSync(path, JSON.stringify({ ...Object(configuration), emulators }));
  return path;
}
