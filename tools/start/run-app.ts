import { join } from 'node:path';
import { systemClock } from '../../engine/adapters/runtime/system-clock';
import { BASE_PATH } from '../../story/turn-url';
import { openLog } from '../services/log-file';
import { RESTART_POLICY, superviseService, type SupervisedService } from '../services/supervise';
import { readArguments } from '../support/read-arguments';
import { toolErrorOf } from '../support/tool-error';
import type { AppService, Log } from './app-service';
import { checkPorts } from './check-ports';
import { lockDataDir } from './lock-data-dir';
import { readSettings, settingsHelp, type Settings } from './settings';
import { stopRequest } from './stop-request';

/** What differs between the commands that run the whole app. */
export interface AppCommand {
  readonly usage: string;
  /** Flags of this command; all support `--help`. */
  readonly options?: Readonly<Record<string, { readonly type: 'boolean' }>>;
  /** In the order of their start; stopped in reverse order. */
  readonly services: readonly AppService[];
  /** Started beside them; null when one of the services serves the web app. */
  readonly web: AppService | null;
}

/**
 * Runs the parts of the app, each in a supervised process, until a stop is requested.
 * @returns The exit code: 0 after a requested stop.
 * @throws ToolError where it can't start, or its first start fails.
 */
export async function runApp(args: readonly string[], parts: AppCommand): Promise<number> {
  const { values } = readArguments(args, parts.options ?? {});
  if (values['help'] === true) {
    console.log(`${parts.usage}\n\nSettings are environment variables:\n${settingsHelp()}`);
    return 0;
  }
  // A closed terminal or pipe must not end the services.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const settings = readSettings(process.env);
  await checkPorts(settings);
  // Before the folder is changed: it may belong to a running instance.
  const release = await lockDataDir(settings.dataDir);
  try {
    return await runUntilAsked(settings, parts);
  } finally {
    await release();
  }
}

async function runUntilAsked(settings: Settings, { services, web }: AppCommand): Promise<number> {
  const interrupted = stopRequest();
  const starting = new AbortController();
  const running = new Map<AppService, SupervisedService>();
  const say: Log = (line) => console.log(line);
  const parts = [...services, ...(web === null ? [] : [web])];
  const prepared = new Map(parts.map((part) => [part, part.prepare(settings, say)]));
  // A failure is reported where its part is started.
  for (const preparing of prepared.values()) preparing.catch(() => undefined);

  const start = async (part: AppService): Promise<void> => {
    const { name, greeting } = part;
    if (greeting !== null) say(greeting);
    const launch = await prepared.get(part);
    if (launch === undefined || starting.signal.aborted) return;
    const path = join(settings.dataDir, 'logs', `${name}.log`);
    const log = openLog(path, {
      onFailure: (reason) =>
        say(`${path} cannot be written: ${reason}. Lines are lost until it can.`),
    });
    const supervised = await superviseService({
      ...{ name, policy: RESTART_POLICY, clock: systemClock, say, signal: starting.signal },
      launch: async (signal) => {
        const service = await launch((line) => {
          log(line);
          if (part.isAlert?.(line) === true) say(line);
        }, signal);
        const time = new Date().toISOString();
        log(JSON.stringify({ time, level: 'info', code: 'service-started', pid: service.pid }));
        return service;
      },
    });
    running.set(part, supervised);
  };
  const startInOrder = async (): Promise<void> => {
    for (const service of services) await start(service);
  };
  const starts = [startInOrder(), ...(web === null ? [] : [start(web)])];
  try {
    const outcome = await Promise.race([Promise.all(starts), interrupted]);
    if (outcome === 'signal') return 0;
    say(`ready http://127.0.0.1:${settings.port}${BASE_PATH}/`);
    await interrupted;
    return 0;
  } catch (error) {
    throw toolErrorOf(error, 'start-failed');
  } finally {
    starting.abort();
    // A service in its start must be registered before it can be stopped.
    await Promise.allSettled(starts);
    // The engine before the databases: it completes its turn while those are still running.
    for (const part of parts.toReversed()) await running.get(part)?.stop();
  }
}
