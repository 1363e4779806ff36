import { BASE_PATH } from '../../story/turn-url';
import type { ServeWeb } from '../web/web-place';
import type { Service } from '../services/service';
import { openLog } from '../services/log-file';
import type { AppService, Log } from './app-service';
import { portProblem } from './check-ports';
import { localPlace } from './local-place';
import { readSettings, settingsHelp } from './settings';
import { stopRequest } from './stop-request';

/** What differs between the commands that run the whole app. */
export interface AppParts {
  readonly usage: string;
  /** In the order in which they are started. */
  readonly services: readonly AppService[];
  /** Prepares the web app; the result starts to serve it once the services are there. */
  readonly prepareWeb: (log: Log) => Promise<ServeWeb>;
}

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
      for (const { name, greeting, start } of parts.services) {
        log(greeting);
        services.push(await start(settings, openLog(settings.dataDir, name)));
      }
      const serve = await web;
      stopWeb = await serve(localPlace(settings));
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

function firstEnd(services: readonly Service[]): Promise<Service> {
  return Promise.race(services.map((service) => service.ended.then(() => service)));
}

function fail(message: string): number {
  console.error(message);
  return 1;
}
