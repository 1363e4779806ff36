import { join } from 'node:path';
import { deploySettings } from '../deploy/deploy-settings';
import { firebaseEnvironment, PROJECT_ID } from '../start/project';
import { localWebServer } from '../start/local-web-server';
import type { AppService, Launch, Log } from '../start/app-service';
import type { Settings } from '../start/settings';
import type { Service } from '../services/service';
import { ToolError } from '../support/tool-error';
import { buildIfStale, WEB_ROOT } from '../web/build-if-stale';
import { configuredPage } from '../web/configured-page';
import { startTriggers } from './database-triggers';
import { createFunctionsClient, type FunctionsClient } from './functions-client';
import { startSchedules } from './schedules';
import { startSuite } from './start-suite';
import { makeSuiteFolder } from './suite-folder';
import { suitePorts } from './suite-ports';

const FUNCTIONS_SUITE = ['functions', 'tasks', 'hosting'];
const WHOLE_SUITE = ['auth', 'database', 'firestore', ...FUNCTIONS_SUITE];
/** The functions' secrets; this value means none. */
const SECRETS = { GEMINI_API_KEY: 'none', STORY_MODEL_KEY: 'none', HEALTH_KEY: 'none' };

const NOT_STARTED =
  'The official emulators could not be started: where two of them cannot be downloaded, they cannot run. npm start and npm run emulators -- --local-databases need no download.';

/** The whole suite. @param env An environment with Java. */
export const officialSuite = (env: NodeJS.ProcessEnv): AppService => ({
  name: 'emulators',
  greeting: 'Starting the official emulators; the functions make sure that the showcase is there …',
  prepare: (settings, say) =>
    prepared(say, async (log, signal) => {
      const data = join(settings.dataDir, 'emulators');
      const parts = { only: WHOLE_SUITE, data, env, log, signal };
      const { suite, door } = await started(settings, parts).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        throw new ToolError('emulators-not-started', `${reason}\n${NOT_STARTED}`, { cause: error });
      });
      return withEnd(suite, startSchedules(door, log));
    }),
});

/** Functions, tasks and hosting beside databases without support for functions, whose writes are forwarded as events. */
export const FUNCTIONS: AppService = {
  name: 'emulators',
  greeting: 'Starting functions, tasks and hosting of the official emulators …',
  prepare: (settings, say) =>
    prepared(say, async (log, signal) => {
      const env = { ...process.env, ...firebaseEnvironment(settings) };
      const parts = { only: FUNCTIONS_SUITE, data: null, env, log, signal };
      const { suite, door } = await started(settings, parts);
      const database = `127.0.0.1:${settings.databasePort}`;
      const stopTriggers = await startTriggers({
        ...{ database, project: PROJECT_ID, door, onFailure: log },
      });
      const stopSchedules = startSchedules(door, log);
      return withEnd(suite, () => {
        stopSchedules();
        stopTriggers();
      });
    }),
};

async function prepared(say: Log, launch: Launch): Promise<Launch> {
  await buildIfStale(() => say('Building the web app …'));
  return launch;
}

interface SuiteDeps {
  readonly only: readonly string[];
  readonly data: string | null;
  readonly env: NodeJS.ProcessEnv;
  readonly log: Log;
  readonly signal: AbortSignal;
}

/** The suite with the app and its functions, and the showcase story. */
async function started(
  settings: Settings,
  { only, data, env, log, signal }: SuiteDeps,
): Promise<{ suite: Service; door: FunctionsClient }> {
  const ports = await suitePorts();
  const { appConfig, connect } = localWebServer(settings);
  const { region, functions } = deploySettings(process.env, {
    project: PROJECT_ID,
    apiKey: 'local',
    databaseURL: null,
  });
  const folder = await makeSuiteFolder(String(settings.port), {
    project: PROJECT_ID,
    region,
    site: WEB_ROOT,
    page: configuredPage(WEB_ROOT, appConfig),
    connect,
    origin: `http://127.0.0.1:${settings.port}`,
    ports: {
      ...ports,
      hosting: settings.port,
      auth: settings.authPort,
      database: settings.databasePort,
      firestore: settings.firestorePort,
    },
    variables: {
      ...functions,
      PAGE_SECONDS: String(settings.pageSeconds),
      TURN_SECONDS: String(settings.turnSeconds),
      STORIES_PER_HOUR: String(settings.storiesPerHour),
    },
    secrets: Object.fromEntries(
      Object.entries(SECRETS).map(([name, none]) => [name, process.env[name]?.trim() || none]),
    ),
  });
  const suite = await startSuite({
    ...{ project: PROJECT_ID, folder, only, data, env, signal },
    onLine: log,
  });
  const door = createFunctionsClient({ project: PROJECT_ID, region, port: ports.functions });
  try {
    await door.schedule('duePages');
  } catch (error) {
    await suite.stop();
    throw error;
  }
  return { suite, door };
}

/** @param end Stopped with it, and when it ends by itself. */
function withEnd(suite: Service, end: () => void): Service {
  void suite.ended.then(end);
  return suite;
}
