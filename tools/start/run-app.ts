import { appConfigJson } from '../web/app-config';
import { BASE_PATH } from '../../story/turn-url';
import type { ServeWeb, WebPlace } from '../web/web-place';
import type { Service } from '../services/service';
import { openLog } from '../services/log-file';
import { portProblem } from './check-ports';
import { PROJECT_ID, startEngine } from './parts';
import { readSettings, settingsHelp, type Settings } from './settings';
import { stopRequest } from './stop-request';

/** What differs between the commands that run the whole app. */
export interface AppParts {
  readonly usage: string;
  /** Starts the Firebase services. */
  readonly startFirebase: (settings: Settings, log: Log) => Promise<Service>;
  /** Prepares the web app; the result starts to serve it once the services are there. */
  readonly prepareWeb: (log: Log) => Promise<ServeWeb>;
}

export type Log = (line: string) => void;
/**
 * Runs Firebase services, engine and web app until a signal or the end of one of them, and ends all it started.
 * @returns The exit code: 0 after a signal, 1 when something could not start or ended by itself.
 */
export async function runApp(args: readonly string[], parts: AppParts): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(`${parts.usage}\n\nSettings are environment variables:\n${settingsHelp()}`);
    return 0;
  }
  const read = readSettings(process.env);
  if (!read.ok) return fail(read.message);
  const { settings } = read;
  const problem = await portProblem(settings);
  if (problem !== null) return fail(problem);

  const interrupted = stopRequest();
  const services: Service[] = [];
  let stopWeb = (): Promise<void> => Promise.resolve();
  const log: Log = (line) => console.log(line);
  try {
    const started = (async () => {
      const web = parts.prepareWeb(log);
      // An early failure is reported once it is waited for below.
      web.catch(() => undefined);
      log('Starting the Firebase services …');
      services.push(await parts.startFirebase(settings, openLog(settings.dataDir, 'firebase')));
      log('Starting the engine; it makes sure that the showcase story is there …');
      services.push(await startEngine(settings, openLog(settings.dataDir, 'engine')));
      const serve = await web;
      stopWeb = await serve(webPlace(settings));
      log(`ready http://127.0.0.1:${settings.port}${BASE_PATH}/`);
    })();
    const outcome = await Promise.race([started, interrupted]);
    if (outcome === 'signal') {
      // What is being started must be known before it can be stopped.
      await started.catch(() => undefined);
      return 0;
    }
    const end = await Promise.race([interrupted, firstEnd(services)]);
    return end === 'signal' ? 0 : fail(`${end.name} ended by itself.\n${end.lastWords()}`);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  } finally {
    await stopWeb();
    // The engine first: it finishes its turn while the database still listens.
    for (const service of services.toReversed()) await service.stop();
  }
}

function webPlace(settings: Settings): WebPlace {
  const at = (port: number): string => `127.0.0.1:${port}`;
  const firestore = `http://${at(settings.firestorePort)}`;
  const database = `http://${at(settings.databasePort)}`;
  return {
    port: settings.port,
    appConfig: appConfigJson(webEnvironment(settings)),
    addresses: { projectId: PROJECT_ID, firestore, database },
    connect: [
      firestore,
      database,
      `ws://${at(settings.databasePort)}`,
      `http://${at(settings.authPort)}`,
    ],
  };
}

function webEnvironment(settings: Settings): Record<string, string> {
  return {
    PROJECT_ID,
    AUTH_PORT: String(settings.authPort),
    DATABASE_PORT: String(settings.databasePort),
    FIRESTORE_PORT: String(settings.firestorePort),
    PAGE_SECONDS: String(settings.pageSeconds),
    VITE_APPCHECK_SITE_KEY: process.env['VITE_APPCHECK_SITE_KEY'] ?? '',
    VITE_APPCHECK_DEBUG_TOKEN: process.env['VITE_APPCHECK_DEBUG_TOKEN'] ?? '',
  };
}

function firstEnd(services: readonly Service[]): Promise<Service> {
  return Promise.race(services.map((service) => service.ended.then(() => service)));
}

function fail(message: string): number {
  console.error(message);
  return 1;
}
