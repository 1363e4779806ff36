import { randomUUID } from 'node:crypto';
import { connectFirebase } from '../adapters/firebase-services';
import { jsonLog } from '../adapters/runtime/json-log';
import { systemClock } from '../adapters/runtime/system-clock';
import { createStoryteller } from '../turn/offline-storyteller';
import { createEngine } from '../worker/engine';
import { watchHidden, type HiddenWatcher } from '../worker/watch-hidden';
import { watchReports, type ReportWatcher } from '../worker/watch-reports';
import { watchRequests, type RequestWatcher } from '../worker/watch-requests';
import { errorDetail } from '../ports/runtime/error-detail';
import { checkDataVersion } from '../worker/check-data-version';
import { MODEL_SETTINGS_HELP } from '../compose/model-settings';
import { longestTelling, openNarrator } from '../compose/open-narrator';
import { readWorkerSettings } from '../compose/engine-settings';

const USAGE = `The engine: finds new entries, plays their stories turn by turn and publishes them.
It takes no arguments. Settings are environment variables:
  GCLOUD_PROJECT                   the project (demo-tokinotabibito)
  FIREBASE_AUTH_EMULATOR_HOST      host:port of a local Auth
  FIREBASE_DATABASE_EMULATOR_HOST  host:port of a local Realtime Database
  FIRESTORE_EMULATOR_HOST          host:port of a local Firestore
  PAGE_SECONDS                     from one page to the next (900)
  TURN_SECONDS                     between the turns of a page (3)
  STORIES_PER_HOUR                 that begin, in the long run; others wait for their turn (1500)
${MODEL_SETTINGS_HELP}
It prints "ready engine" when the first story is there and it listens for new entries, and stops at Ctrl-C.`;

/** A turn in hand has this long to be finished when the engine is asked to stop, in ms. */
const STOP_MS = 1500;
const CLOSE_MS = 300;

/** Runs the engine until a signal asks it to stop. @returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    console.log(USAGE);
    return args.includes('--help') ? 0 : 1;
  }
  const read = readWorkerSettings(process.env);
  if (!read.ok) {
    console.error(read.message);
    return 1;
  }
  const { projectId, model, storiesPerHour, ...pace } = read.settings;
  // Looking for Google's machines costs seconds where there are none.
  process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  const log = jsonLog(
    (line) => process.stderr.write(line),
    () => new Date(),
  );
  const firebase = connectFirebase(projectId, 'engine');
  const telling = new AbortController();
  const { usage } = firebase;
  const parts = { usage, clock: systemClock, log, stopping: telling.signal };
  const engine = createEngine({
    ...firebase,
    storyteller: createStoryteller(
      model === null ? {} : { narrator: await openNarrator(model, parts) },
    ),
    // Three chapters are played before anybody can read: a model would keep them waiting.
    preparing: createStoryteller(),
    tellingMs: model === null ? 0 : longestTelling(model),
    clock: systemClock,
    log,
    pace,
    storiesPerHour,
    owner: randomUUID(),
  });
  const keepers: (RequestWatcher | HiddenWatcher | ReportWatcher)[] = [];
  const start = async (): Promise<'started'> => {
    await checkDataVersion(firebase.dataVersion, log);
    await engine.start();
    keepers.push(await watchRequests({ ...firebase, clock: systemClock, log }));
    keepers.push(await watchReports({ ...firebase, clock: systemClock, log }));
    keepers.push(await watchHidden({ ...firebase, clock: systemClock, log }));
    return 'started';
  };
  const asked = askedToStop();
  try {
    const outcome = await Promise.race([start(), asked]);
    if (outcome === 'started') console.log('ready engine');
    await asked;
    return 0;
  } catch (error) {
    log({ level: 'error', code: 'engine-not-started', detail: errorDetail(error) });
    return 1;
  } finally {
    telling.abort();
    // What is not finished by then was not published, and is played again at the next start.
    await atMost(STOP_MS, Promise.all([engine, ...keepers].map((part) => part.stop())));
    await atMost(CLOSE_MS, firebase.close());
  }
}

function askedToStop(): Promise<'stop'> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => resolve('stop'));
    }
  });
}

async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const enough = new AbortController();
  await Promise.race([work, systemClock.wait(milliseconds, enough.signal)]);
  enough.abort();
}
